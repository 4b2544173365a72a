import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';

// D8: shared by all servers, because it stands in the database.
const WINDOW_SECONDS = 600;

/** What attempts are counted against, and how many of them shut it for a while. */
export interface Door {
  key: string;
  limit: number;
}

/** Who has one IPv6 address has the whole network of it: it counts as one (S5). */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Letter case does not count; the database folds it, as it does where it looks names up (S4). */
const folded = (key: string) => sql<string>`lower(${key})`;

/** Wrong passwords and wrong codes for one account (D8). */
export const nameDoor = (username: string): Door => ({
  key: `name ${username.normalize('NFC')}`,
  limit: 5,
});
/** Failed sign-ins from one address (D8). */
export const addressDoor = (address: string): Door => ({
  key: `address ${networkOf(address)}`,
  limit: 20,
});
/** Wrong reset codes from one address (S5). */
export const resetDoor = (address: string): Door => ({
  key: `reset ${networkOf(address)}`,
  limit: 10,
});
/** Reset codes asked for from one address: more than a whole office needs. */
export const askingDoor = (address: string): Door => ({
  key: `asking ${networkOf(address)}`,
  limit: 100,
});
/** Reset codes mailed to one account, so that nobody's letter box is filled by a stranger. */
export const mailDoor = (accountId: number): Door => ({ key: `mail ${accountId}`, limit: 10 });

/**
 * From now on, until the transaction ends, attempts at these doors are judged one after another.
 * Everybody names them in the same order, so that two never wait for each other.
 */
export async function lockDoors(tx: Tx, doors: readonly Door[]): Promise<void> {
  for (const { key } of doors) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${folded(key)}, 0))`.execute(tx);
  }
}

/** Seconds until a door opens again; 0 while it is open. */
async function secondsShut(db: DbOrTx, doors: readonly Door[], now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1_000);
  // The attempt that, once too old, opens the door again: the n-th newest.
  const nthNewest = doors.map(({ key, limit }) =>
    db
      .selectFrom('counted_attempts')
      .select('at')
      .where('door', '=', folded(key))
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .offset(limit - 1)
      .limit(1),
  );
  const row = await db
    .selectNoFrom(nthNewest.map((query, index) => query.as(`door${index}`)))
    .executeTakeFirstOrThrow();
  const times = Object.values(row).flatMap((at) => (at === null ? [] : [at.getTime()]));
  if (times.length === 0) return 0;
  return Math.max(1, Math.ceil((Math.max(...times) - since.getTime()) / 1_000));
}

/** True when too many attempts were counted against this door lately. */
export async function isShut(db: DbOrTx, door: Door, now: Date): Promise<boolean> {
  return (await secondsShut(db, [door], now)) > 0;
}

/**
 * Refuses when too many attempts were counted lately, against any of these doors (D8).
 * @throws AppError too_many_attempts, with the seconds to wait
 */
export async function checkDoors(db: DbOrTx, doors: readonly Door[], now: Date): Promise<void> {
  const seconds = await secondsShut(db, doors, now);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new AppError(
    'too_many_attempts',
    `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  );
}

export async function countAttempt(tx: Tx, doors: readonly Door[], now: Date): Promise<void> {
  const rows = doors.map(({ key }) => ({ door: folded(key), at: now }));
  await tx.insertInto('counted_attempts').values(rows).execute();
}

/** What succeeded clears a door's count, such as a sign-in that of its name. */
export async function clearDoor(tx: Tx, { key }: Door): Promise<void> {
  await tx.deleteFrom('counted_attempts').where('door', '=', folded(key)).execute();
}

/** Attempts too old to count, taken away so that the table stays small. */
export async function deleteOldAttempts(db: DbOrTx): Promise<void> {
  await db
    .deleteFrom('counted_attempts')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS * 6})`)
    .execute();
}
