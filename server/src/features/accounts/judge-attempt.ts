import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  addressDoor,
  checkDoors,
  countAttempt,
  type Door,
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

/** Writes a sign-in that did not succeed into the audit log. */
export async function recordRefusal(
  db: DbOrTx,
  account: Account | null,
  origin: Origin,
  reason: string,
): Promise<void> {
  await recordAudit(db, {
    action: 'sign_in_refused',
    actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
    address: origin.address,
    detail: { reason },
  });
}

/** The doors of sign-in that an attempt stands before. */
export function doorsOf({
  name,
  origin,
}: Pick<Attempt, 'name' | 'origin'>): readonly [name: Door, address: Door] {
  return [nameDoor(name), addressDoor(origin.address)];
}

/**
 * Does what an attempt asks for; that it was one too many is in the audit log.
 * @throws AppError what `attempted` threw
 */
export async function recordShut<T>(
  deps: Deps,
  { account, origin }: Attempt,
  attempted: () => Promise<T>,
): Promise<T> {
  try {
    return await attempted();
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      await recordRefusal(deps.db, account, origin, 'too many attempts');
    }
    throw error;
  }
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
 * Judges what may be a guess, against the doors of sign-in: its name's and its address's.
 * @param prepare what takes long, such as a password's hash: done before anything is locked
 * @param judge the result, or what was wrong; what it throws is no guess and is not counted
 * @throws AppError too_many_attempts (D8), or the one that `judge` found or threw
 */
export async function judgeAttempt<P, T>(
  deps: Deps,
  attempt: Attempt,
  { prepare, judge }: { prepare(): Promise<P>; judge(tx: Tx, prepared: P): Promise<T | Wrong> },
): Promise<T> {
  const now = deps.clock.now();
  const doors = doorsOf(attempt);
  return recordShut(deps, attempt, async () => {
    await checkDoors(deps.db, doors, now);
    const prepared = await prepare();
    return judgeInTurn(deps, attempt, 'one by one', async (tx) => {
      await checkDoors(tx, doors, now);
      return judge(tx, prepared);
    });
  });
}

/** An attempt by somebody signed in: a session left open gets no more tries than a stranger. */
export function attemptBy(actor: Actor, origin: Origin): Attempt {
  const { accountId: id, username } = actor;
  return { account: { id, username }, name: username, origin };
}
