import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { askingDoor, countAttempt, isShut } from '../throttle.ts';

/**
 * Promises a reset code to whoever has this address, if anybody has (D10). Looking that up is left
 * to a job, so that the reply and its time say nothing of who has an account (S4).
 * @param email lower case
 */
export async function requestResetCode(deps: Deps, origin: Origin, email: string): Promise<void> {
  const { address } = origin;
  const door = askingDoor(address);
  const now = deps.clock.now();
  // A flood is answered like everything else, and goes nowhere.
  if (await isShut(deps.db, door, now)) return;
  await deps.db.transaction().execute(async (tx) => {
    await countAttempt(tx, [door], now);
    await deps.jobs.send(tx, 'reset_code', { email, address });
  });
}
