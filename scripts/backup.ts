// npm run backup -- FILE: writes database and uploads into one sealed file; see docs/backup.md.
import { readBackupKey } from '../server/src/core/backup/backup-key.ts';
import { writeBackup } from '../server/src/core/backup/write-backup.ts';
import { parseConfig } from '../server/src/core/config.ts';
import { connectDatabase } from '../server/src/core/db/connect.ts';
import { findRunning } from '../server/src/core/db/embedded/find-running.ts';
import { COMMAND_DEADLINE, openFiles } from '../server/src/core/files/open-files.ts';
import { runOnFile } from './run-on-file.ts';

const FORCE = '--force';
const USAGE =
  'Usage: npm run backup -- FILE [--force]\n' +
  'Writes the database and the uploaded files into FILE, sealed with BACKUP_KEY (or BACKUP_KEY_FILE). The server may run.\n' +
  'With --force it replaces FILE if it exists.';

async function run(file: string, flags: ReadonlySet<string>): Promise<string> {
  const key = readBackupKey(process.env);
  const config = parseConfig(process.env, { demo: false });
  // Uses the database of a running server, or starts it for the backup.
  const running = config.databaseUrl ? null : await findRunning(config.dataDir);
  const server = running
    ? { connection: running, stop: async () => undefined }
    : await connectDatabase({ ...config, log: () => undefined });
  try {
    const { connection } = server;
    const began = performance.now();
    const source = { connection, files: await openFiles(config, COMMAND_DEADLINE), key };
    const contents = await writeBackup(file, source, { replace: flags.has(FORCE) });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `${file} holds ${contents.tables} tables and ${contents.files} files (${seconds} s).`;
  } finally {
    await server.stop();
  }
}

await runOnFile(USAGE, run, [FORCE]);
