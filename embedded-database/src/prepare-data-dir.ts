import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

// PostgreSQL cuts paths at 1024 bytes, including its own below the cluster.
const MAX_PATH_BYTES = 900;

/** Makes it private and writable. @returns its real path @throws EmbeddedPostgresError */
export function prepareDataDir(dataDir: string, log: (message: string) => void = () => undefined) {
  const path = resolve(dataDir);
  let home: string;
  try {
    makeFolder(path, 0o700);
    home = realpathSync(path);
  } catch (error) {
    throw explainFileError(`The data directory ${path} cannot be created`, error);
  }
  if (Buffer.byteLength(home) > MAX_PATH_BYTES) {
    throw new EmbeddedPostgresError(
      `The data directory ${path} has too long a path for PostgreSQL (over ${MAX_PATH_BYTES} bytes).`,
    );
  }
  tighten(home, log);
  try {
    tryToWrite(join(home, `.write-test-${process.pid}`));
  } catch (error) {
    throw explainFileError(`The data directory ${path} cannot be written`, error);
  }
  return home;
}

const OTHERS = 0o077;
const STICKY = 0o1000;

/** Makes an existing folder private; logs a line if the folder belongs to another user. */
function tighten(home: string, log: (message: string) => void): void {
  const { mode } = statSync(home);
  if ((mode & OTHERS) === 0) return;
  const shown = (mode & 0o7777).toString(8).padStart(4, '0');
  if (!(mode & STICKY)) {
    try {
      chmodSync(home, 0o700);
      log(`The data directory ${home} was open to other users (mode ${shown}): it is now 0700.`);
      return;
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EROFS', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error;
    }
  }
  log(
    `The data directory ${home} is open to other users (mode ${shown}) and could not be changed: let it belong to the server's user, with mode 0700.`,
  );
}

/** Applies the mode to the last folder only. mkdir's `recursive` never returns on /proc/x/y. */
function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, mode);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path), 0o755);
    mkdirSync(path, mode);
  }
  // The process's umask would close the parents to PostgreSQL's system user.
  chmodSync(path, mode);
}

function tryToWrite(file: string): void {
  const handle = openSync(file, 'w');
  try {
    // A full disk shows only when bytes are written.
    writeSync(handle, Buffer.alloc(8192));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}
