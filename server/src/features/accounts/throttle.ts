import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';

// D8: shared by all servers, because it stands in the database.
const WINDOW_SECONDS = 600;
const FAILURES_AN_ACCOUNT = 5;
const FAILURES_AN_ADDRESS = 20;

function key(username: string): string {
  return username.normalize('NFC').toLowerCase();
}

/**
 * From now on, until the transaction ends, sign-ins to this name, and those from this address, are
 * judged one after another.
 */
export async function lockSignIns(tx: Tx, username: string, address: string): Promise<void> {
  // Always the name first, so that two sign-ins never wait for each other.
  for (const door of [`name ${key(username)}`, `address ${address}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${door}, 0))`.execute(tx);
  }
}

/**
 * Refuses when too many sign-ins failed lately, for the name or from the address (D8).
 * @throws AppError too_many_attempts, with the seconds to wait
 */
export async function checkThrottle(
  db: DbOrTx,
  username: string,
  address: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1_000);
  // The failure that, once too old, opens the door again: the n-th newest.
  const nth = (column: 'username' | 'address', value: string, n: number) =>
    db
      .selectFrom('failed_sign_ins')
      .select('failed_at')
      .where(column, '=', value)
      .where('failed_at', '>', since)
      .orderBy('failed_at', 'desc')
      .offset(n - 1)
      .limit(1);
  const blocking = await db
    .selectNoFrom([
      nth('username', key(username), FAILURES_AN_ACCOUNT).as('account'),
      nth('address', address, FAILURES_AN_ADDRESS).as('address'),
    ])
    .executeTakeFirstOrThrow();
  const times = [blocking.account, blocking.address].filter((time) => time !== null);
  if (times.length === 0) return;

  const newest = Math.max(...times.map((time) => time.getTime()));
  const seconds = Math.max(1, Math.ceil((newest - since.getTime()) / 1_000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError(
    'too_many_attempts',
    `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  );
}

export async function recordFailure(
  tx: Tx,
  username: string,
  address: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('failed_sign_ins')
    .values({ username: key(username), address, failed_at: now })
    .execute();
}

/** A successful sign-in clears the name's count; the address keeps its own. */
export async function forgetFailures(tx: Tx, username: string): Promise<void> {
  await tx
    .updateTable('failed_sign_ins')
    .set({ username: '' })
    .where('username', '=', key(username))
    .execute();
}

/** Failures too old to count, taken away so that the table stays small. */
export async function deleteOldFailures(db: DbOrTx): Promise<void> {
  await db
    .deleteFrom('failed_sign_ins')
    .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS * 6})`)
    .execute();
}
