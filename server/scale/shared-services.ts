import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@intranet/embedded-database/start-embedded.ts';
import S3rver from 's3rver';
import { type Database, openDatabase } from '#core/db/database.ts';
import { migrate } from '#core/db/migrate.ts';
import { type MailServer, startMailServer } from '../src/testing/mail-server.ts';

const BUCKET = 'intranet-uploads';

/** The infrastructure that several servers share: a database, a bucket and a mail server. */
export interface SharedServices extends Database {
  directory: string;
  mail: MailServer;
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** @param migrated false leaves the database empty for the first server */
export async function startSharedServices(migrated = true): Promise<SharedServices> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'intranet-scale-'));
  const dataDir = path.join(directory, 'shared');
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  const { host, port, user, database } = postgres.connection;
  const opened = openDatabase(postgres.connection, { onError: () => undefined });
  if (migrated) await migrate(opened.db);
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(directory, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: storePort } = (await store.run()) as AddressInfo;
  const mail = await startMailServer();
  return {
    ...opened,
    directory,
    mail,
    env: {
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
      AUTH_SECRET: 'a secret that all servers of the tests share',
      VAULT_KEY: 'ab'.repeat(32),
      FILES_URL: `s3://S3RVER:S3RVER@127.0.0.1:${storePort}/${BUCKET}?http=1`,
      MAIL_URL: `smtp://127.0.0.1:${mail.port}`,
      METRICS_TOKEN: 'a token of the tests',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: 'http://intranet.test',
    },
    async stop() {
      await mail.close();
      await store.close();
      await opened.close();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
