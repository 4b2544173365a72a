import { readFileSync } from 'node:fs';
import { parseSealingKey } from '#core/sealing-key.ts';
import { BackupError } from './backup-error.ts';

/**
 * The key that backups are sealed with: BACKUP_KEY, or what the file BACKUP_KEY_FILE holds. It is
 * never made by itself: a key that nobody has put away makes a backup that nobody can open.
 * @throws BackupError when there is none, both are given, or it is no key of 32 bytes
 */
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
    `${file ? `The file ${file} (BACKUP_KEY_FILE)` : 'BACKUP_KEY'} holds no key of 32 bytes, such as \`openssl rand -hex 32\` prints.`,
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
