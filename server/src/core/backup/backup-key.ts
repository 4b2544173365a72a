import { readFileSync } from 'node:fs';
import { BackupError } from '@intranet/backup/backup-error.ts';
import { parseSealingKey } from '#core/sealing-key.ts';

/** Never generated, because it must be saved elsewhere. @throws BackupError */
export function readBackupKey(env: NodeJS.ProcessEnv): Buffer {
  const { BACKUP_KEY: given, BACKUP_KEY_FILE: file } = env;
  if (given && file) {
    throw new BackupError('Give the key as BACKUP_KEY or as BACKUP_KEY_FILE, not as both.');
  }
  if (!given && !file) {
    throw new BackupError(
      'A backup needs a key: set BACKUP_KEY or BACKUP_KEY_FILE to 32 bytes, such as `openssl rand -hex 32` prints.',
    );
  }
  const key = parseSealingKey((given || readKeyFile(file as string)).trim());
  if (key) return key;
  throw new BackupError(
    `${file ? `The file ${file} (BACKUP_KEY_FILE)` : 'BACKUP_KEY'} contains no key of 32 bytes, such as \`openssl rand -hex 32\` prints.`,
  );
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`The file ${file} (BACKUP_KEY_FILE) cannot be read: ${code}.`);
  }
}
