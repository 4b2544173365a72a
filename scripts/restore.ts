// npm run restore -- FILE: restores a backup into an empty database and the file store; see docs/backup.md.

import { checkIntranetBackup, restoreIntranetBackup } from '../server/src/core/backup/backup.ts';
import { readBackupKey } from '../server/src/core/backup/backup-key.ts';
import { parseConfig } from '../server/src/core/config.ts';
import type { Connection } from '../server/src/core/db/database.ts';
import { withConnection } from '../server/src/core/db/with-database.ts';
import { COMMAND_DEADLINE, openFiles } from '../server/src/core/files/open-files.ts';
import { OperatorError } from '../server/src/core/operator-error.ts';
import { runOnFile } from './run-on-file.ts';

const USAGE =
  'Usage: npm run restore -- FILE\n' +
  'Fills an empty database and the file store from FILE, opened with BACKUP_KEY (or BACKUP_KEY_FILE). No server may run.';

async function run(file: string): Promise<string> {
  const key = readBackupKey(process.env);
  const config = parseConfig(process.env, { demo: false });
  if (!config.databaseUrl && !process.env.DATA_DIR) {
    throw new OperatorError('Set DATA_DIR or DATABASE_URL to say where the backup is restored.');
  }
  const began = performance.now();
  // Before anything is created, so that a wrong file or key leaves nothing behind.
  const checked = await checkIntranetBackup(file, key);
  const restore = async (connection: Connection) => {
    const files = await openFiles(config, COMMAND_DEADLINE);
    const { timeZone } = config;
    const target = { connection, files, key, timeZone };
    const contents = await restoreIntranetBackup(file, target, checked);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return (
      `${contents.tables} tables and ${contents.files} files are back (${seconds} s). Before the first start, ` +
      'bring back AUTH_SECRET and VAULT_KEY, or their files auth-secret and vault-key, too.'
    );
  };
  return withConnection(config, restore, { mayCreate: true });
}

await runOnFile(USAGE, run);
