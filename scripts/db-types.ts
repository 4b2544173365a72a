// Writes core/db/schema.d.ts from a freshly migrated database; --verify only checks it.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded-database/src/start-embedded.ts';
import { openDatabase } from '../server/src/core/db/database.ts';
import { migrate } from '../server/src/core/db/migrate.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-types-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
try {
  const { host, port, user, database } = postgres.connection;
  const { db, close } = openDatabase(postgres.connection, { onError: console.error });
  await migrate(db);
  await close();
  const { status } = spawnSync(
    'npx',
    [
      'kysely-codegen',
      '--dialect=postgres',
      `--url=postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
      '--out-file=server/src/core/db/schema.d.ts',
      '--numeric-parser=number',
      '--date-parser=string',
      '--exclude-pattern=(kysely_*|pgboss.*|public.counted_attempts)',
      '--type-mapping={"int8":"number"}',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
