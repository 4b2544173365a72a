import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Launcher } from './choose-launcher.ts';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';
import { type Binaries, BUNDLED_MAJOR } from './locate-binaries.ts';
import { runToEnd } from './run-program.ts';

type Options = { home: string; binaries: Binaries; launcher: Launcher; durable: boolean };

const DRAFT_PREFIX = 'postgres.tmp-';

export const clusterOf = (home: string): string => join(home, 'postgres');

/** @throws EmbeddedPostgresError if it is unreadable, no cluster, or of another major version */
export function hasCluster(home: string): boolean {
  const cluster = clusterOf(home);
  const version = readVersion(cluster);
  if (version === 'none') return false;
  if (version === BUNDLED_MAJOR) return true;
  throw new EmbeddedPostgresError(
    version === 'unknown'
      ? `The folder ${cluster} contains something other than a PostgreSQL database: move it away.`
      : `The database in ${cluster} is of PostgreSQL ${version}, but this server includes PostgreSQL ` +
          `${BUNDLED_MAJOR}: transfer its contents with a dump, or set DATABASE_URL.`,
  );
}

function readVersion(cluster: string): string {
  try {
    const entries = readdirSync(cluster);
    if (entries.length === 0) return 'none';
    if (!entries.includes('PG_VERSION')) return 'unknown';
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'none';
    throw explainFileError(`The database in ${cluster} cannot be read`, error);
  }
}

/** Uses a temporary name, so a kill never leaves half a cluster. @throws EmbeddedPostgresError */
export async function initCluster({ home, binaries, launcher, durable }: Options): Promise<void> {
  const draft = mkdtempSync(join(home, DRAFT_PREFIX));
  try {
    if (launcher.kind === 'user') chownSync(draft, launcher.uid, launcher.gid);
    await runInitdb(binaries.initdb, launcher, draft, durable);
    renameSync(draft, clusterOf(home));
  } catch (error) {
    discard(draft);
    throw error;
  }
  // The rename must survive a power failure before the first write is acknowledged.
  const folder = openSync(home, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export function discardDrafts(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(DRAFT_PREFIX))) {
    discard(join(home, name));
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // An initdb that survived the kill still writes here; a later start removes it.
  }
}

/*
 * PostgreSQL's built-in provider sorts and folds letters the same everywhere, and no index breaks
 * when libc is updated. pg_trgm and the text search still use libc to detect letters, and the
 * locale C misses "ç"; a UTF-8 locale for the character types avoids that.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

async function runInitdb(initdb: string, launcher: Launcher, draft: string, durable: boolean) {
  let complaint = '';
  for (const characterType of CHARACTER_TYPES) {
    const args = [
      `--pgdata=${draft}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ];
    const { code, stderr } = await runToEnd(launcher, initdb, args, 120_000);
    if (code === 0) return;
    if (/No space left on device|Disk quota exceeded/.test(stderr)) {
      complaint = 'the disk is full';
      break;
    }
    complaint = stderr.trim().split('\n').slice(-5).join(' | ');
    if (!stderr.includes('invalid locale name')) break;
  }
  throw new EmbeddedPostgresError(
    `The database could not be created in ${dirname(draft)}: ${complaint || 'initdb was stopped'}.`,
  );
}
