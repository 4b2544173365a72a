// npm run restore -- FILE: restores a backup into an empty database and the file store; see docs/backup.md.
import { readBackupKey } from '../server/src/core/backup/backup-key.ts';
import { restoreBackup } from '../server/src/core/backup/restore-backup.ts';
import { parseConfig } from '../server/src/core/config.ts';
import { withConnection } from '../server/src/core/db/with-database.ts';
import { COMMAND_DEADLINE, openFiles } from '../server/src/core/files/open-files.ts';
import { runOnFile } from './run-on-file.ts';

const USAGE =
  'Usage: npm run restore -- FILE\n' +
  'Fills an empty database and the file store from FILE, opened with BACKUP_KEY (or BACKUP_KEY_FILE). No server may run.';

async function run(file: string): Promise<string> {
  const key = readBackupKey(process.env);
  const config = parseConfig(process.env, { demo: false });
  return withConnection(config, async (connection) => {
    const began = performance.now();
    const files = await openFiles(config, COMMAND_DEADLINE);
    const contents = await restoreBackup(file, { connection, files, key });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return (
      `${contents.tables} tables and ${contents.files} files are back (${seconds} s). Before the first start, ` +
      'bring back AUTH_SECRET and VAULT_KEY, or their files auth-secret and vault-key, too.'
    );
  });
}

await runOnFile(USAGE, run);
