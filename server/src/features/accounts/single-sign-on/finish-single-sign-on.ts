import type { Origin } from '#core/actor.ts';
import type { SingleSignOn } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import { FairQueue } from '#core/fair-queue.ts';
import type { Approvals } from '../admin/approvals.ts';
import { bucketOfUnnamed } from '../browser-bucket.ts';
import { claimOneTimeValue } from '../one-time-values.ts';
import { findSignedIn, openSession, type SignedIn } from '../open-session.ts';
import { assertAllOpen, type Bucket, countAttempt, lockBuckets } from '../rate-limit.ts';
import { recordRateLimited, recordRefusal } from '../rate-limited-attempt.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import type { Identified, Provider } from './provider.ts';
import { SignOnFailure } from './sign-on-failure.ts';

/** How often an account is looked up again when others of its name or e-mail are made meanwhile. */
const TRIES = 5;
/** Turns to finish a sign-in, fair between addresses: a flood stops at its rate limit and not at the provider. */
const turns = new FairQueue({ atOnce: 10, mostWaiting: 300 });

type FinishDeps = Deps & { approvals: Approvals };

/** Opens a session for the account of a person at the provider, in one transaction. */
async function admit(
  deps: FinishDeps,
  settings: SingleSignOn,
  identified: Identified,
  session: { remember: boolean; origin: Origin; now: Date },
): Promise<string> {
  const { origin, now } = session;
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const context = { settings, address: origin.address, now };
        const account = await findOrMakeAccount(tx, deps, identified, context);
        return openSession(tx, account, { ...session, method: 'single_sign_on' });
      });
    } catch (error) {
      if (!isUniqueViolation(error) || tries === TRIES) throw error;
    }
  }
}

/** Records a refused sign-in and counts it against its rate limit, one after another (D8, D44). */
async function countRefusal(
  deps: Deps,
  origin: Origin,
  limit: Bucket,
  reason: string,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockBuckets(tx, [limit]);
    await assertAllOpen(tx, [limit], now);
    await countAttempt(tx, [limit], now);
    await recordRefusal(tx, null, origin, `single sign-on: ${reason}`);
  });
}

const expired = () =>
  new SignOnFailure(
    'link_expired',
    'This sign-in is no longer valid. Please sign in again.',
    'state used already',
  );

async function signInAs(
  deps: FinishDeps,
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { pending, response }: { pending: PendingSignIn; response: string },
): Promise<SignedIn> {
  const { checks, remember } = pending;
  if (!(await claimOneTimeValue(deps.db, checks.state, deps.clock.now()))) throw expired();
  const identified = await provider.identify(response, checks);
  const session = { remember, origin, now: deps.clock.now() };
  return findSignedIn(deps, await admit(deps, settings, identified, session), remember);
}

/**
 * Signs in the person whom the provider vouches for, with a new session (D7). Each sign-in that was begun
 * can be finished once, on any server.
 * @param input.pending what the browser kept since the start; null when that is gone
 * @param input.response what the provider put into the fragment
 * @throws AppError link_expired for a sign-in that this browser did not begin, that was finished before,
 *   or that is too old; invalid_credentials when it was cancelled or proves nothing;
 *   no_matching_account; confusable_name; unavailable; too_many_attempts once the rate limit of the
 *   browser or the address is reached (D8, D44); server_busy
 */
export async function finishSingleSignOn(
  deps: FinishDeps,
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { pending, response }: { pending: PendingSignIn | null; response: string },
): Promise<SignedIn & { next: string }> {
  // Without the sealed cookie there is nothing to guess and nothing to ask the provider.
  if (!pending) throw expired();
  return recordRateLimited(deps, { account: null, origin }, async () => {
    const limit = await bucketOfUnnamed(deps, origin);
    await assertAllOpen(deps.db, [limit], deps.clock.now());
    const turn = await turns.take(limit.key);
    try {
      // Checked again: others may have failed while this one waited for its turn.
      await assertAllOpen(deps.db, [limit], deps.clock.now());
      const session = await signInAs(deps, settings, provider, origin, { pending, response });
      return { ...session, next: pending.next };
    } catch (error) {
      if (error instanceof SignOnFailure && error.code !== 'unavailable') {
        await countRefusal(deps, origin, limit, error.reason);
        turn.release('failed');
      }
      throw error;
    } finally {
      turn.release();
    }
  });
}
