import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';

// D8: shared by all servers, because it stands in the database.
const WINDOW_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/** A rate limit: what attempts are counted against, and how many of them block it for a while. */
export interface Bucket {
  key: string;
  limit: number;
  /** How long an attempt counts; ten minutes unless given. */
  seconds?: number;
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
type Key = string | null | RawBuilder<unknown>;
const foldedKey = (key: Key) => sql<string>`lower(${key})`;
/** As it is stored: people type passwords where a name belongs, and a table is no place for those (S8). */
const hashedKey = (key: Key) =>
  sql<string>`encode(sha256(convert_to(${foldedKey(key)}, 'UTF8')), 'hex')`;

/** Of a name's door and of an address' at sign-in (D8). */
export const NAME_LIMIT = 5;
export const ADDRESS_LIMIT = 20;
/** Failed attempts from one known browser at its own account (D44). */
export const DEVICE_LIMIT = 5;

/** Failed attempts from a browser with a device cookie of the account (D44). */
export const deviceBucket = (device: string): Bucket => ({
  key: `device ${device}`,
  limit: DEVICE_LIMIT,
});

/** Wrong passwords and wrong codes for one account (D8). */
export const nameBucket = (username: string): Bucket => ({
  key: `name ${username.normalize('NFC')}`,
  limit: NAME_LIMIT,
});
/** Failed sign-ins from one address (D8). */
export const addressBucket = (address: string): Bucket => ({
  key: `address ${networkOf(address)}`,
  limit: ADDRESS_LIMIT,
});
/** Wrong reset codes from one address (S5). */
export const resetBucket = (address: string): Bucket => ({
  key: `reset ${networkOf(address)}`,
  limit: 10,
});
/** Reset codes asked for from one address: more than a whole office needs. */
export const resetRequestBucket = (address: string): Bucket => ({
  key: `asking ${networkOf(address)}`,
  limit: 100,
});
/** Reset codes mailed to one account in an hour, so that a stranger cannot fill its mailbox. */
export const resetMailBucket = (accountId: number): Bucket => ({
  key: `mail ${accountId}`,
  limit: 3,
  seconds: HOUR_SECONDS,
});

/**
 * From now on, until the transaction ends, attempts at these buckets are judged one after another; those
 * that lock them `together` wait for the others, not for one another. Everybody names the buckets in the
 * same order, so that two never wait for each other.
 */
export async function lockBuckets(
  tx: Tx,
  buckets: readonly Bucket[],
  mode: 'exclusive' | 'shared' = 'exclusive',
): Promise<void> {
  const lock = sql.raw(
    mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock',
  );
  const locks = buckets.map(({ key }) => sql`${lock}(hashtextextended(${foldedKey(key)}, 0))`);
  await sql`select ${sql.join(locks)}`.execute(tx);
}

/** Attempts before this moment no longer count. */
export const windowStart = (now: Date, seconds = WINDOW_SECONDS) =>
  new Date(now.getTime() - seconds * 1_000);

/**
 * In a query: the attempt that, once too old, opens all of these buckets again; null while they are open.
 * Of each door it is the n-th newest. Bucket by door, so that one plan serves all names and addresses.
 */
export function blockedUntil(
  buckets: readonly { key: Key; limit: number }[],
  since: Date | RawBuilder<Date>,
): RawBuilder<Date | null> {
  const nthNewest = buckets.map(
    ({ key, limit }) => sql`(
      select at from counted_attempts
      where door = ${hashedKey(key)} and at > ${since}
      order by at desc offset ${sql.lit(limit - 1)} limit 1
    )`,
  );
  return sql`greatest(${sql.join(nthNewest)})`;
}

async function readBlockedUntil(
  db: DbOrTx,
  buckets: readonly Bucket[],
  now: Date,
): Promise<Date | null> {
  const blocked = blockedUntil(buckets, windowStart(now));
  const { rows } = await sql<{ at: Date | null }>`select ${blocked} as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** True if too many attempts were counted within the window of this rate limit. */
export async function isBlocked(db: DbOrTx, bucket: Bucket, now: Date): Promise<boolean> {
  const blocked = blockedUntil([bucket], windowStart(now, bucket.seconds));
  const { rows } = await sql<{ at: Date | null }>`select ${blocked} as at`.execute(db);
  return (rows[0]?.at ?? null) !== null;
}

/**
 * Refuses when too many attempts were counted lately (D8).
 * @param blockedUntil what the query of that name told
 * @throws AppError too_many_attempts, with the seconds to wait
 */
export function assertOpen(blockedUntil: Date | null, now: Date): void {
  if (!blockedUntil) return;
  const opensIn = blockedUntil.getTime() - windowStart(now).getTime();
  const seconds = Math.max(1, Math.ceil(opensIn / 1_000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError(
    'too_many_attempts',
    `Too many failed attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds: seconds },
  );
}

/**
 * The same for any of these buckets.
 * @throws AppError too_many_attempts, with the seconds to wait
 */
export async function assertAllOpen(
  db: DbOrTx,
  buckets: readonly Bucket[],
  now: Date,
): Promise<void> {
  assertOpen(await readBlockedUntil(db, buckets, now), now);
}

export async function countAttempt(tx: Tx, buckets: readonly Bucket[], now: Date): Promise<void> {
  const rows = buckets.map(({ key }) => ({ door: hashedKey(key), at: now }));
  await tx.insertInto('counted_attempts').values(rows).execute();
}

/** What succeeded clears a door's count, such as a sign-in that of its name. */
export async function clearBucket(tx: Tx, { key }: Bucket): Promise<void> {
  await deleteAttempts(tx, key).execute();
}

/** The same as a part of another statement. */
export const deleteAttempts = (db: Pick<DbOrTx, 'deleteFrom'>, key: Key) =>
  db.deleteFrom('counted_attempts').where('door', '=', hashedKey(key));

/** Attempts too old to count, taken away so that the table stays small. */
export async function deleteOldAttempts(db: DbOrTx): Promise<void> {
  await db
    .deleteFrom('counted_attempts')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${HOUR_SECONDS * 2})`)
    .execute();
}
