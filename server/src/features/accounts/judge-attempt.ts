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

interface Judging<P, T> {
  /** What takes long, such as a password's hash: done before anything is locked. */
  prepare: () => Promise<P>;
  /** The result, or what was wrong; what it throws is no guess and is not counted. */
  judge: (tx: Tx, prepared: P, doors: readonly [name: Door, address: Door]) => Promise<T | Wrong>;
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

/**
 * Judges what may be a guess, against the doors of sign-in: its name's and its address's. Attempts
 * made at the same time are judged one by one, so that guessing in parallel gains nothing.
 * @throws AppError too_many_attempts (D8), or the one that `judge` found or threw
 */
export async function judgeAttempt<P, T>(
  deps: Deps,
  { account, name, origin }: Attempt,
  { prepare, judge }: Judging<P, T>,
): Promise<T> {
  const now = deps.clock.now();
  const doors = [nameDoor(name), addressDoor(origin.address)] as const;
  try {
    await checkDoors(deps.db, doors, now);
    const prepared = await prepare();
    const judged = await deps.db.transaction().execute(async (tx) => {
      await lockDoors(tx, doors);
      await checkDoors(tx, doors, now);
      const result = await judge(tx, prepared, doors);
      if (result instanceof Wrong) {
        await countAttempt(tx, doors, now);
        await recordRefusal(tx, account, origin, result.reason);
      }
      return result;
    });
    if (judged instanceof Wrong) throw judged.error;
    return judged;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      await recordRefusal(deps.db, account, origin, 'too many attempts');
    }
    throw error;
  }
}

/** An attempt by somebody signed in: a session left open gets no more tries than a stranger. */
export function attemptBy(actor: Actor, origin: Origin): Attempt {
  const { accountId: id, username } = actor;
  return { account: { id, username }, name: username, origin };
}
