import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { bucketOfUnnamed } from '../rate-limit/browser-bucket.ts';
import { assertAllOpen } from '../rate-limit/rate-limit.ts';
import { recordRateLimited } from '../rate-limit/rate-limited-attempt.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import type { Provider } from './provider.ts';

/**
 * Starts a sign-in at the provider. @returns the address to open, and data for the browser
 * @throws SignOnFailure unavailable; AppError too_many_attempts (D8, D44)
 */
export async function startSingleSignOn(
  deps: Deps,
  provider: Provider,
  origin: Origin,
  input: { remember?: boolean | undefined; next?: string | undefined },
): Promise<{ url: string; pending: PendingSignIn }> {
  return recordRateLimited(deps, { account: null, origin }, async () => {
    await assertAllOpen(deps.db, [await bucketOfUnnamed(deps, origin)], deps.clock.now());
    const { url, checks } = await provider.begin();
    const pending = { checks, remember: input.remember ?? false, next: nextPath(input.next) };
    return { url, pending };
  });
}
