import type { Actor, Origin } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordRefusal } from './sign-in.ts';
import { addressDoor, checkDoors, countAttempt, lockDoors, nameDoor } from './throttle.ts';

interface Guess<P, T> {
  /** What the audit log calls a wrong one. */
  reason: string;
  /** What takes long, such as a password's hash: done before anything is locked. */
  prepare: () => Promise<P>;
  /** The result, or the failure of a wrong guess; what it throws is no guess and is not counted. */
  judge: (tx: Tx, prepared: P) => Promise<T | AppError>;
}

/**
 * Judges what somebody signed in might be guessing, against the doors of their sign-in: a session
 * that was left open gets no more tries than a stranger (D8).
 * @throws AppError too_many_attempts, or the one that `judge` gave or threw
 */
export async function judgeGuess<P, T>(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { reason, prepare, judge }: Guess<P, T>,
): Promise<T> {
  const now = deps.clock.now();
  const account = { id: actor.accountId, username: actor.username };
  const doors = [nameDoor(actor.username), addressDoor(origin.address)];
  try {
    await checkDoors(deps.db, doors, now);
    const prepared = await prepare();
    const judged = await deps.db.transaction().execute(async (tx) => {
      // One by one, so that guessing in parallel gains nothing.
      await lockDoors(tx, doors);
      await checkDoors(tx, doors, now);
      const result = await judge(tx, prepared);
      if (result instanceof AppError) {
        await countAttempt(tx, doors, now);
        await recordRefusal(tx, account, origin, reason);
      }
      return result;
    });
    if (judged instanceof AppError) throw judged;
    return judged;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      await recordRefusal(deps.db, account, origin, 'too many attempts');
    }
    throw error;
  }
}
