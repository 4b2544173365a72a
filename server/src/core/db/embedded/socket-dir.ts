import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launcher } from './choose-launcher.ts';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

/** No TCP port: only the number in the name of the socket. */
export const socketPort = 5432;

const socketName = `.s.PGSQL.${socketPort}`;

// The kernel's limit for a socket's path is 107 bytes on Linux, 103 on macOS.
const longestSocket = 103;

/** The folder that holds the socket directory; a data directory's own path may be too long for it. */
export function socketParent(): string {
  const sample = join(tmpdir(), nameFor(''), socketName);
  const parent = Buffer.byteLength(sample) > longestSocket ? '/tmp' : tmpdir();
  try {
    return realpathSync(parent);
  } catch (error) {
    throw explainFileError(`The folder for temporary files ${parent} cannot be used`, error);
  }
}

function nameFor(home: string): string {
  const hash = createHash('sha256').update(`${process.getuid?.()}:${home}`).digest('hex');
  return `intranet-pg-${hash.slice(0, 16)}`;
}

/**
 * Makes the private directory (mode 0700) of the socket for the data directory `home`, empty of sockets
 * that a killed server left. To be called with the data directory locked and no server running.
 * Throws EmbeddedPostgresError when the path is taken by somebody else.
 */
export function makeSocketDir(home: string, launcher: Launcher): string {
  const path = socketDirOf(home);
  const us = process.getuid?.();
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw explainFileError(`The folder ${path} for the database's socket cannot be made`, error);
    }
  }
  const found = lstatSync(path);
  const owners = launcher.kind === 'user' ? [us, launcher.uid] : [us];
  // Whoever owns the directory can pose as our database, so a stranger's is never used.
  if (!found.isDirectory() || (us !== undefined && !owners.includes(found.uid))) {
    throw new EmbeddedPostgresError(
      `The path ${path}, needed for the database's socket, belongs to somebody else or is not a ` +
        'folder: remove it, or set TMPDIR to another folder.',
    );
  }
  chmodSync(path, 0o700);
  if (launcher.kind === 'user') chownSync(path, launcher.uid, launcher.gid);
  else if (us !== undefined) chownSync(path, us, found.gid);
  // A left lock file names a pid that may by now be another program's, which would stop the start.
  rmSync(join(path, socketName), { force: true });
  rmSync(join(path, `${socketName}.lock`), { force: true });
  return path;
}

/** Where `makeSocketDir` makes it. */
export const socketDirOf = (home: string) => join(socketParent(), nameFor(home));

/** Tidies up when the server has ended. */
export function removeSocketDir(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Left behind it does no harm: the next start uses it again.
  }
}
