// npm run backup -- FILE: writes database and uploads into one sealed file; see docs/backup.md.

import { findRunning } from '../embedded-database/src/find-running.ts';
import { writeIntranetBackup } from '../server/src/core/backup/backup.ts';
import { readBackupKey } from '../server/src/core/backup/backup-key.ts';
import { parseConfig } from '../server/src/core/config.ts';
import type { Connection } from '../server/src/core/db/database.ts';
import { withConnection } from '../server/src/core/db/with-database.ts';
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
  const write = async (connection: Connection) => {
    const began = performance.now();
    const source = { connection, files: await openFiles(config, COMMAND_DEADLINE), key };
    const contents = await writeIntranetBackup(file, source, { replace: flags.has(FORCE) });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { tables, files, unrecorded } = contents;
    const note = unrecorded ? ` It wasn't recorded in the database: ${unrecorded}.` : '';
    return `${file} holds ${tables} tables and ${files} files (${seconds} s).${note}`;
  };
  return running ? write(running) : withConnection(config, write);
}

await runOnFile(USAGE, run, [FORCE]);
