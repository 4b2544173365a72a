import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Launcher } from './choose-launcher.ts';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

/** There is no TCP port; the number is only part of the socket's name. */
export const SOCKET_PORT = 5432;

const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;

// The kernel limits a socket's path to 107 bytes on Linux, 103 on macOS.
const MAX_SOCKET_BYTES = 103;

export function socketParent(): string {
  const sample = join(tmpdir(), nameFor(''), SOCKET_NAME);
  const parent = Buffer.byteLength(sample) > MAX_SOCKET_BYTES ? '/tmp' : tmpdir();
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

/** Removes old sockets too. @throws EmbeddedPostgresError if another user owns the path */
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
  // Another owner of the directory could imitate the database.
  if (!found.isDirectory() || (us !== undefined && !owners.includes(found.uid))) {
    throw new EmbeddedPostgresError(
      `The path ${path}, needed for the database's socket, belongs to another user or is not a ` +
        'folder: remove it, or set TMPDIR to another folder.',
    );
  }
  chmodSync(path, 0o700);
  if (launcher.kind === 'user') chownSync(path, launcher.uid, launcher.gid);
  else if (us !== undefined) chownSync(path, us, found.gid);
  // A leftover lock file's pid may belong to another program by now, which would block the start.
  rmSync(join(path, SOCKET_NAME), { force: true });
  rmSync(join(path, `${SOCKET_NAME}.lock`), { force: true });
  return path;
}

export const socketDirOf = (home: string) => join(socketParent(), nameFor(home));

export function removeSocketDir(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // A leftover folder does no harm: the next start uses it again.
  }
}
