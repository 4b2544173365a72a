import type { Actor, Origin } from '#core/actor.ts';
import type { AuditEntry } from '#core/audit/record.ts';
import { countRefusal, countRefusalInBatch } from '#core/audit/refusals.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Turn } from '#core/fair-queue.ts';
import { deviceFor } from './device-cookie.ts';
import { hashTurns, matchesPassword } from './passwords.ts';
import {
  addressDoor,
  checkDoors,
  countAttempt,
  type Door,
  deviceDoor,
  isShut,
  lockDoors,
  nameDoor,
} from './throttle.ts';

type Account = { id: number; username: string };

export interface Attempt {
  /** Null for a name that nobody has. */
  account: Account | null;
  /** The name that failures are counted by: the account's own where there is one. */
  name: string;
  origin: Origin;
  /** The known browser that failures are counted by; null for an unknown or a blocked one (D44). */
  device: string | null;
}

/** A wrong one: what its maker is told, and what the audit log calls it. */
export class Wrong {
  readonly error: AppError;
  readonly reason: string;

  constructor(reason: string, error: AppError) {
    this.reason = reason;
    this.error = error;
  }
}

function refusal(account: Account | null, origin: Origin, reason: string): AuditEntry {
  return {
    action: 'sign_in_refused',
    actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
    address: origin.address,
    detail: { reason },
  };
}

/** Records a sign-in that did not succeed in the audit log. */
export async function recordRefusal(
  db: DbOrTx,
  account: Account | null,
  origin: Origin,
  reason: string,
): Promise<void> {
  await countRefusal(db, refusal(account, origin, reason));
}

/**
 * The rate limits that an attempt counts against: its device alone if the browser is known, else its name
 * and its address (D44).
 */
function doorsOf({ name, origin, device }: Omit<Attempt, 'account'>): readonly Door[] {
  if (device !== null) return [deviceDoor(device)];
  return [nameDoor(name), addressDoor(origin.address)];
}

/**
 * Makes an attempt. If a rate limit refuses it, the audit log says so.
 * @param turn the attempt's turn, which is not kept while the audit log is written
 * @throws AppError what `attempted` threw
 */
export async function recordShut<T>(
  deps: Pick<Deps, 'db'>,
  { account, origin }: Pick<Attempt, 'account' | 'origin'>,
  attempted: () => Promise<T>,
  turn?: Turn,
): Promise<T> {
  try {
    return await attempted();
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      turn?.release('failed');
      await countRefusalInBatch(deps.db, refusal(account, origin, 'too many attempts'));
    }
    throw error;
  }
}

/**
 * Waits for a turn to check a password. Rate limits read after that are current, so no password is
 * hashed once a limit is reached. An attempt keeps its turn until a wrong password is counted; otherwise
 * the next attempt would read an outdated count.
 *
 * Turns rotate between addresses and the accounts of known browsers. With a single queue, a flood of
 * attempts would make everybody else wait until it is done. After a wrong password, its source gets
 * one turn at a time, so that a flood leaves processors to other sources.
 * @throws AppError server_busy
 */
export function takeTurn(origin: Origin): Promise<Turn> {
  const claim = origin.readDevice?.();
  return hashTurns.take(claim ? `account ${claim.accountId}` : addressDoor(origin.address).key);
}

/**
 * Judges attempts that are made at the same time one by one, so that guessing in parallel gains nothing.
 * What is no guess any more is judged `together`: it waits for the guesses that are being judged, and they
 * for it, but not for others of its kind, since a whole office signs in through one address.
 * @param judge looks at the doors first; gives the result, or what was wrong, which is counted; what it
 *   throws is no guess and is not counted
 * @throws AppError the one that `judge` found or threw
 */
export async function judgeInTurn<T>(
  deps: Deps,
  attempt: Attempt,
  how: 'one by one' | 'together',
  judge: (tx: Tx) => Promise<T | Wrong>,
): Promise<T> {
  const doors = doorsOf(attempt);
  const judged = await deps.db.transaction().execute(async (tx) => {
    await lockDoors(tx, doors, how);
    const result = await judge(tx);
    if (result instanceof Wrong) {
      await countAttempt(tx, doors, deps.clock.now());
      await recordRefusal(tx, attempt.account, attempt.origin, result.reason);
    }
    return result;
  });
  if (judged instanceof Wrong) throw judged.error;
  return judged;
}

/**
 * Checks a possible guess, such as a code, against the rate limits of sign-in.
 * @param judge the result, or what was wrong; what it throws is no guess and is not counted
 * @throws AppError too_many_attempts (D8), or the one that `judge` found or threw
 */
export function judgeAttempt<T>(
  deps: Deps,
  attempt: Attempt,
  judge: (tx: Tx) => Promise<T | Wrong>,
): Promise<T> {
  return checkFirst(deps, attempt, (check) =>
    judgeInTurn(deps, attempt, 'one by one', async (tx) => {
      await check(tx);
      return judge(tx);
    }),
  );
}

/**
 * Checks a password against the rate limits of sign-in. It is hashed in its turn, before anything is locked.
 * @param wrong thrown and counted if the password does not match
 * @throws AppError too_many_attempts (D8), server_busy, or the error of `wrong`
 */
export async function judgePassword(
  deps: Deps,
  attempt: Attempt,
  { stored, typed }: { stored: string; typed: string },
  wrong: Wrong,
): Promise<void> {
  const turn = await takeTurn(attempt.origin);
  try {
    const judge = async (check: Check) => {
      const matches = await matchesPassword(stored, typed);
      return judgeInTurn(deps, attempt, 'one by one', async (tx) => {
        await check(tx);
        return matches || wrong;
      });
    };
    await checkFirst(deps, attempt, judge, turn);
  } catch (error) {
    turn.release('failed');
    throw error;
  } finally {
    turn.release();
  }
}

/** @throws AppError too_many_attempts */
type Check = (db: DbOrTx) => Promise<void>;

/** Checks the attempt's rate limits, and returns a check for the transaction that decides the attempt. */
function checkFirst<T>(
  deps: Deps,
  attempt: Attempt,
  judge: (check: Check) => Promise<T>,
  turn?: Turn,
): Promise<T> {
  const now = deps.clock.now();
  const doors = doorsOf(attempt);
  const check: Check = (db) => checkDoors(db, doors, now);
  const attempted = async () => {
    await check(deps.db);
    return judge(check);
  };
  return recordShut(deps, attempt, attempted, turn);
}

/**
 * An attempt by somebody signed in, in their name. They get no more tries than at sign-in, so that a
 * session left open on a screen is no help in guessing.
 */
export async function attemptBy(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  origin: Origin,
): Promise<Attempt> {
  const { accountId: id, username, deviceGeneration } = actor;
  const known = deviceFor(origin.readDevice?.(), { id, deviceGeneration });
  const isBlocked = known !== null && (await isShut(deps.db, deviceDoor(known), deps.clock.now()));
  return { account: { id, username }, name: username, origin, device: isBlocked ? null : known };
}
