import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

// Prevents garbage collection, which would close the connection and release its lock.
const HELD_LOCKS = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

/** SQLite's kernel lock ends with the process. @throws EmbeddedPostgresError if it is taken */
export async function lockDataDir(home: string): Promise<{ release(): void }> {
  const file = join(home, 'postgres.lock');
  const deadline = performance.now() + 1000;
  for (;;) {
    const outcome = tryLock(file);
    if (outcome instanceof DatabaseSync) {
      HELD_LOCKS.add(outcome);
      return {
        release() {
          if (HELD_LOCKS.delete(outcome)) outcome.close();
        },
      };
    }
    if (errorNumber(outcome) !== SQLITE_BUSY) {
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
    // Nothing is written, so no journal is needed, and a kill would leave it behind.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    return error;
  }
}

function errorNumber(error: unknown): number | null {
  if (!(error instanceof Error && 'errcode' in error)) return null;
  return Number(error.errcode) & 0xff;
}
