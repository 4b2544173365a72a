import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

// A connection that nobody refers to is closed by the garbage collector, and its lock goes with it.
const held = new Set<DatabaseSync>();

const busy = 5;

/**
 * Makes this process the only one with the data directory `home`. SQLite's exclusive transaction is a
 * lock of the kernel's: it ends with the process, however that dies, and two can never both have it.
 * Waits a second for a killed predecessor to be gone.
 * Throws EmbeddedPostgresError when another process has it.
 */
export async function lockDataDir(home: string): Promise<{ release(): void }> {
  const file = join(home, 'postgres.lock');
  const deadline = performance.now() + 1000;
  for (;;) {
    const outcome = tryLock(file);
    if (outcome instanceof DatabaseSync) {
      held.add(outcome);
      return {
        release() {
          if (held.delete(outcome)) outcome.close();
        },
      };
    }
    if (errorNumber(outcome) !== busy) {
      throw explainFileError(`The lock file ${file} cannot be used`, outcome);
    }
    if (performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Another server already uses the data directory ${home}: stop it, or choose another DATA_DIR.`,
      );
    }
    await delay(25);
  }
}

function tryLock(file: string): unknown {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    // Nothing is ever written, so no journal either, which a kill would leave lying about.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    return error;
  }
}

/** SQLite's primary result code; the upper bits only refine it. */
function errorNumber(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null;
  return Number(error.errcode) & 0xff;
}
