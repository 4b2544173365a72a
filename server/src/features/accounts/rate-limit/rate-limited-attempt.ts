import type { Actor, Origin } from '#core/actor.ts';
import type { AuditEntry } from '#core/audit/record.ts';
import { countRefusal, countRefusalInBatch } from '#core/audit/refusals.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Turn } from '#core/fair-queue.ts';
import { hashTurns, matchesPassword } from '../passwords.ts';
import { findOpenDevice } from './browser-bucket.ts';
import {
  addressBucket,
  assertAllOpen,
  type Bucket,
  countAttempt,
  deviceBucket,
  lockBuckets,
  nameBucket,
} from './rate-limit.ts';

type Account = { id: number; username: string };

export interface Attempt {
  account: Account | null;
  /** The name to count failures by: the account's own if it exists. */
  name: string;
  origin: Origin;
  /** The known browser to count failures by; null if unknown or blocked (D44). */
  device: string | null;
}

export class WrongGuess {
  readonly reason: string;
  /** Called once the guess is counted, so that no text can prevent counting. */
  readonly makeError: () => AppError;

  constructor(reason: string, makeError: () => AppError) {
    this.reason = reason;
    this.makeError = makeError;
  }
}

/** The audit entry of a refused attempt, by its reason. */
export const refusalOf =
  ({ account, origin: { address } }: Pick<Attempt, 'account' | 'origin'>) =>
  (reason: string): AuditEntry => ({
    action: 'sign_in_refused',
    actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
    address,
    detail: { reason },
  });

/** The buckets of an attempt: only its device if the browser is known, else name and address (D44). */
function bucketsOf({ name, origin, device }: Omit<Attempt, 'account'>): readonly Bucket[] {
  if (device !== null) return [deviceBucket(device)];
  return [nameBucket(name), addressBucket(origin.address)];
}

/** Runs an attempt, and records a rate-limit refusal after releasing the turn. */
export async function recordRateLimited<T>(
  deps: Pick<Deps, 'db'>,
  refusalFor: (reason: string) => AuditEntry,
  attempted: () => Promise<T>,
  turn?: Turn,
): Promise<T> {
  try {
    return await attempted();
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      turn?.release('failed');
      await countRefusalInBatch(deps.db, refusalFor('too many attempts'));
    }
    throw error;
  }
}

/** Counts a failure. Concurrent ones are counted one by one, so guessing in parallel gains nothing. */
export async function countFailure({ db, clock }: Deps, bucket: Bucket, refused: AuditEntry) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockBuckets(tx, [bucket]);
    await assertAllOpen(tx, [bucket], now);
    await countAttempt(tx, [bucket], now);
    await countRefusal(tx, refused);
  });
}

/**
 * Waits for a turn to check a password. Rate limits read after that are current, so no password is
 * hashed once a limit is reached. Turns rotate between addresses and known accounts; after a wrong
 * password, a source gets one turn at a time. A full queue keeps room for known browsers and
 * sessions (D44), and a closed connection gives its turn up.
 * @param accountId of a signed-in caller
 * @throws AppError server_busy
 */
export function takeTurn(origin: Origin, accountId?: number): Promise<Turn> {
  const known = accountId ?? origin.readDevice?.()?.accountId;
  const source = known === undefined ? addressBucket(origin.address).key : `account ${known}`;
  const signal = origin.closed?.();
  return hashTurns.take(source, { known: known !== undefined, signal });
}

/**
 * Decides concurrent attempts one by one, so that parallel guessing gains nothing. A right password
 * takes a `shared` lock, because a whole office signs in through one address.
 * @param decide returns the result or a WrongGuess, which is counted; thrown errors are not
 */
export async function decideAttempt<T>(
  deps: Deps,
  attempt: Attempt,
  lock: 'exclusive' | 'shared',
  decide: (tx: Tx) => Promise<T | WrongGuess>,
): Promise<T> {
  const buckets = bucketsOf(attempt);
  const decided = await deps.db.transaction().execute(async (tx) => {
    await lockBuckets(tx, buckets, lock);
    const result = await decide(tx);
    if (result instanceof WrongGuess) {
      await countAttempt(tx, buckets, deps.clock.now());
      await countRefusal(tx, refusalOf(attempt)(result.reason));
    }
    return result;
  });
  if (decided instanceof WrongGuess) throw decided.makeError();
  return decided;
}

/** Checks a guess, such as a code, against the rate limits of sign-in (D8). See `decideAttempt`. */
export function attemptGuess<T>(
  deps: Deps,
  attempt: Attempt,
  decide: (tx: Tx) => Promise<T | WrongGuess>,
): Promise<T> {
  return checkFirst(deps, attempt, (check) =>
    decideAttempt(deps, attempt, 'exclusive', async (tx) => {
      await check(tx);
      return decide(tx);
    }),
  );
}

/** Hashes before taking any lock. @throws AppError, or the error of `wrong`, which is counted */
export async function attemptPassword(
  deps: Deps,
  attempt: Attempt,
  { stored, typed }: { stored: string; typed: string },
  wrong: WrongGuess,
): Promise<void> {
  const turn = await takeTurn(attempt.origin, attempt.account?.id);
  try {
    const decide = async (check: Check) => {
      const matches = await matchesPassword(stored, typed);
      return decideAttempt(deps, attempt, 'exclusive', async (tx) => {
        await check(tx);
        return matches || wrong;
      });
    };
    await checkFirst(deps, attempt, decide, turn);
  } catch (error) {
    turn.release('failed');
    throw error;
  } finally {
    turn.release();
  }
}

type Check = (db: DbOrTx) => Promise<void>;

/** Checks the rate limits now, and passes a check to the deciding transaction. */
function checkFirst<T>(
  deps: Deps,
  attempt: Attempt,
  decide: (check: Check) => Promise<T>,
  turn?: Turn,
): Promise<T> {
  const now = deps.clock.now();
  const buckets = bucketsOf(attempt);
  const check: Check = (db) => assertAllOpen(db, buckets, now);
  const attempted = async () => {
    await check(deps.db);
    return decide(check);
  };
  return recordRateLimited(deps, refusalOf(attempt), attempted, turn);
}

/** Uses the limits of sign-in, so that an unattended session does not help in guessing. */
export async function attemptBy(deps: Deps, actor: Actor): Promise<Attempt> {
  const { accountId: id, username, deviceGeneration, origin } = actor;
  const device = await findOpenDevice(deps, origin, { id, deviceGeneration });
  return { account: { id, username }, name: username, origin, device };
}
