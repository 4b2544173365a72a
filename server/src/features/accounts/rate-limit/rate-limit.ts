import { isIP } from 'node:net';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';

// Stored in the database, so that all servers share the counts (D8).
const WINDOW_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/** A rate limit: attempts are counted per key and blocked at the limit. */
export interface Bucket {
  key: string;
  limit: number;
  /** The time for which an attempt counts; ten minutes by default. */
  seconds?: number;
}

/**
 * The /64 network of an IPv6 address, because one owner has all of it (S5). IPv4 addresses stay.
 * Clients without an address share one network.
 */
export function networkOf(address: string): string {
  if (!isIP(address)) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The database folds letter case, as in its name lookups (S4). */
type Key = string | null | RawBuilder<unknown>;
const foldedKey = (key: Key) => sql<string>`lower(${key})`;
/** Keys are hashed, because users sometimes type a password as their name (S8). */
const hashedKey = (key: Key) =>
  sql<string>`encode(sha256(convert_to(${foldedKey(key)}, 'UTF8')), 'hex')`;

/** Failed sign-ins per name and per address (D8). */
export const NAME_LIMIT = 5;
export const ADDRESS_LIMIT = 20;
export const DEVICE_LIMIT = 5;

/** Failed attempts from a browser with a device cookie of the account (D44). */
export const deviceBucket = (device: string): Bucket => ({
  key: `device ${device}`,
  limit: DEVICE_LIMIT,
});

const NAME_PREFIX = 'name ';
/** SQL for the key of a name's bucket; the name must be in NFC. */
export const nameKey = (username: RawBuilder<unknown>) =>
  sql`${sql.lit(NAME_PREFIX)} || ${username}`;
export const nameBucket = (username: string): Bucket => ({
  key: NAME_PREFIX + username.normalize('NFC'),
  limit: NAME_LIMIT,
});
export const addressBucket = (address: string): Bucket => ({
  key: `address ${networkOf(address)}`,
  limit: ADDRESS_LIMIT,
});
export const resetBucket = (address: string): Bucket => ({
  key: `reset ${networkOf(address)}`,
  limit: 10,
});
/** Requests for reset codes from one address; more than a whole office needs. */
export const resetRequestBucket = (address: string): Bucket => ({
  key: `asking ${networkOf(address)}`,
  limit: 100,
});
/** Reset codes mailed to one account in an hour, so that a stranger cannot flood its mailbox. */
export const resetMailBucket = (accountId: number): Bucket => ({
  key: `mail ${accountId}`,
  limit: 3,
  seconds: HOUR_SECONDS,
});

/** Requests that an account sends or moves (D62). */
export const leaveRequestBucket = (accountId: number): Bucket => ({
  key: `leave request ${accountId}`,
  limit: 20,
});

/** Requests for access to items, of which each is emailed. */
export const accessRequestBucket = (accountId: number): Bucket => ({
  key: `access request ${accountId}`,
  limit: 5,
  seconds: HOUR_SECONDS,
});

/** Problems with items that an account reports. */
export const problemReportBucket = (accountId: number): Bucket => ({
  key: `problem report ${accountId}`,
  limit: 5,
  seconds: HOUR_SECONDS,
});

/** Tokens for embedded dashboards, which each open one renews every few minutes. */
export const embedTokenBucket = (accountId: number): Bucket => ({
  key: `embed token ${accountId}`,
  limit: 100,
});

/** Test emails that an admin sends. */
export const testMailBucket = (accountId: number): Bucket => ({
  key: `test mail ${accountId}`,
  limit: 5,
});

/** Test messages that an admin sends to channels of Teams and Slack. */
export const testMessageBucket = (accountId: number): Bucket => ({
  key: `test message ${accountId}`,
  limit: 5,
});

/** Shared attempts wait only for exclusive ones. The fixed order of buckets prevents deadlocks. */
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

export const windowStart = (now: Date, seconds = WINDOW_SECONDS) =>
  new Date(now.getTime() - seconds * 1_000);

/** SQL for the time of the last reached limit, or null: the n-th newest attempt of each bucket. */
export function blockedUntil(
  buckets: readonly { key: Key; limit: number }[],
  since: Date | RawBuilder<Date>,
): RawBuilder<Date | null> {
  const nthNewest = buckets.map(
    ({ key, limit }) => sql`(
      select at from rate_limit_attempts
      where bucket = ${hashedKey(key)} and at > ${since}
      order by at desc offset ${sql.lit(limit - 1)} limit 1
    )`,
  );
  return sql`greatest(${sql.join(nthNewest)})`;
}

async function readBlockedUntil(db: DbOrTx, buckets: readonly Bucket[], since: Date) {
  const blocked = blockedUntil(buckets, since);
  const { rows } = await sql<{ at: Date | null }>`select ${blocked} as at`.execute(db);
  return rows[0]?.at ?? null;
}

export async function isBlocked(db: DbOrTx, bucket: Bucket, now: Date): Promise<boolean> {
  return (await readBlockedUntil(db, [bucket], windowStart(now, bucket.seconds))) !== null;
}

const tooManyAttempts = (minutes: number) =>
  t(
    'Too many failed attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    { minutes },
  );

/** @param sentence says that the limit is reached, and for how many minutes */
export function assertOpen(
  blockedUntil: Date | null,
  now: Date,
  sentence = tooManyAttempts,
  windowSeconds = WINDOW_SECONDS,
): void {
  if (!blockedUntil) return;
  const opensIn = blockedUntil.getTime() - windowStart(now, windowSeconds).getTime();
  const seconds = Math.max(1, Math.ceil(opensIn / 1_000));
  const minutes = Math.ceil(seconds / 60);
  throw new AppError('too_many_attempts', sentence(minutes), { retryAfterSeconds: seconds });
}

/** @throws AppError too_many_attempts, with the seconds to wait */
export async function assertAllOpen(db: DbOrTx, buckets: readonly Bucket[], now: Date) {
  assertOpen(await readBlockedUntil(db, buckets, windowStart(now)), now);
}

export async function countAttempt(tx: Tx, buckets: readonly Bucket[], now: Date): Promise<void> {
  const rows = buckets.map(({ key }) => ({ bucket: hashedKey(key), at: now }));
  await tx.insertInto('rate_limit_attempts').values(rows).execute();
}

/**
 * Counts an action that succeeds when the transaction commits.
 * @throws AppError too_many_attempts, with `sentence`, if the bucket is full
 */
export async function countAction(
  tx: Tx,
  bucket: Bucket,
  now: Date,
  sentence: (minutes: number) => string,
): Promise<void> {
  await lockBuckets(tx, [bucket]);
  const { rows } = await sql<{ at: Date | null }>`
    with blocked as (select ${blockedUntil([bucket], windowStart(now, bucket.seconds))} as at), counted as (
      insert into rate_limit_attempts (bucket, at)
      select ${hashedKey(bucket.key)}, ${now} from blocked where at is null
    )
    select at from blocked`.execute(tx);
  assertOpen(rows[0]?.at ?? null, now, sentence, bucket.seconds);
}

export async function clearBucket(tx: Tx, { key }: Bucket): Promise<void> {
  await deleteAttempts(tx, key).execute();
}

export const deleteAttempts = (db: Pick<DbOrTx, 'deleteFrom'>, key: Key) =>
  db.deleteFrom('rate_limit_attempts').where('bucket', '=', hashedKey(key));

export async function deleteOldAttempts(db: DbOrTx): Promise<void> {
  await db
    .deleteFrom('rate_limit_attempts')
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${HOUR_SECONDS * 2})`)
    .execute();
}
