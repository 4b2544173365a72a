import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { RESET_CODE } from '../queues.ts';
import { countAttempt, isBlocked, resetRequestBucket } from '../rate-limit.ts';

/**
 * Promises a reset code to whoever has this address, if anybody has (D10). Looking that up is left
 * to a job, so that the reply and its time say nothing of who has an account (S4).
 * @param email lower case
 */
export async function requestResetCode(deps: Deps, origin: Origin, email: string): Promise<void> {
  const { address } = origin;
  const bucket = resetRequestBucket(address);
  const now = deps.clock.now();
  // A flood is answered like everything else, and goes nowhere.
  if (await isBlocked(deps.db, bucket, now)) return;
  await deps.db.transaction().execute(async (tx) => {
    await countAttempt(tx, [bucket], now);
    await deps.jobs.send(tx, RESET_CODE, { email, address });
  });
}
