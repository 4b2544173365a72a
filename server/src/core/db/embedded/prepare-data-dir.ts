import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

// PostgreSQL cuts paths at 1024 bytes, its own below the cluster included.
const longestPath = 900;

/**
 * Makes the data directory if it does not exist, tries to write in it, and returns its real path.
 * Throws EmbeddedPostgresError that names the path when it cannot be made or written.
 */
export function prepareDataDir(dataDir: string): string {
  const path = resolve(dataDir);
  let home: string;
  try {
    makeFolder(path, 0o700);
    home = realpathSync(path);
  } catch (error) {
    throw explainFileError(`The data directory ${path} cannot be created`, error);
  }
  if (Buffer.byteLength(home) > longestPath) {
    throw new EmbeddedPostgresError(
      `The data directory ${path} has too long a path for PostgreSQL (over ${longestPath} bytes).`,
    );
  }
  try {
    tryToWrite(join(home, `.write-test-${process.pid}`));
  } catch (error) {
    throw explainFileError(`The data directory ${path} cannot be written`, error);
  }
  return home;
}

/** The mode is for the last folder; not mkdir's `recursive`, which never returns on /proc/x/y. */
function makeFolder(path: string, mode?: number): void {
  try {
    mkdirSync(path, mode);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, mode);
  }
}

function tryToWrite(file: string): void {
  const handle = openSync(file, 'w');
  try {
    // A full disk shows only when bytes have to reach it.
    writeSync(handle, Buffer.alloc(8192));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}
