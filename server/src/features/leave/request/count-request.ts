import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { countAction, leaveRequestBucket } from '#features/accounts/rate-limit/rate-limit.ts';

/**
 * Counts a request that the account sends or moves: 20 in ten minutes, shared by all servers (D62).
 * @throws AppError too_many_attempts
 */
export async function countRequest(tx: Tx, { clock }: Deps, { accountId }: Actor): Promise<void> {
  await countAction(tx, leaveRequestBucket(accountId), clock.now(), (minutes) =>
    t(
      'You’ve sent or changed many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes },
    ),
  );
}
