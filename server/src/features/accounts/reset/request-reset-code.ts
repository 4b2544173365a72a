import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { RESET_CODE } from '../queues.ts';
import { countAttempt, isBlocked, resetRequestBucket } from '../rate-limit/rate-limit.ts';

/**
 * Queues a request for a reset code (D10). A job looks up the account, so that neither the reply
 * nor its time reveals whether one exists (S4).
 */
export async function requestResetCode(deps: Deps, origin: Origin, email: string): Promise<void> {
  const { address } = origin;
  const bucket = resetRequestBucket(address);
  const now = deps.clock.now();
  if (await isBlocked(deps.db, bucket, now)) return;
  await deps.db.transaction().execute(async (tx) => {
    await countAttempt(tx, [bucket], now);
    await deps.jobs.send(tx, RESET_CODE, { email, address });
  });
}
