import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';

/**
 * Promises a reset code to whoever has this address, if anybody has (D10). Looking that up is left
 * to a job, so that the reply and its time say nothing of who has an account (S4).
 * @param email lower case
 */
export async function requestResetCode(deps: Deps, origin: Origin, email: string): Promise<void> {
  await deps.db
    .transaction()
    .execute((tx) => deps.jobs.send(tx, 'reset_code', { email, address: origin.address }));
}
