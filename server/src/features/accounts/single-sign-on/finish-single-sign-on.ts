import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import type { Origin } from '#core/actor.ts';
import type { SingleSignOn } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import { FairQueue } from '#core/fair-queue.ts';
import { type SealedCookie, sealedCookie } from '#core/http/sealed-cookie.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { claimOneTimeValue } from '../one-time-values.ts';
import { findSignedIn, openSession, type SignedIn } from '../open-session.ts';
import { bucketOfUnnamed } from '../rate-limit/browser-bucket.ts';
import { assertAllOpen } from '../rate-limit/rate-limit.ts';
import { countFailure, recordRateLimited, refusalOf } from '../rate-limit/rate-limited-attempt.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import type { Identified, Provider } from './provider.ts';
import { SignOnFailure } from './sign-on-failure.ts';

const PENDING_SECONDS = 600;

const schema = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  remember: z.boolean(),
  next: z.string(),
});

type PendingSignIn = z.infer<typeof schema>;

export function pendingCookie(deps: Deps): SealedCookie<PendingSignIn> {
  return sealedCookie(deps, 'single-sign-on', schema, PENDING_SECONDS);
}

/** Returns the address to open and data for the browser. @throws SignOnFailure unavailable */
export async function startSingleSignOn(
  deps: Deps,
  provider: Provider,
  origin: Origin,
  input: {
    address: string;
    remember?: boolean | undefined;
    next?: string | undefined;
    confirm?: boolean | undefined;
  },
): Promise<{ url: string; pending: PendingSignIn }> {
  return recordRateLimited(deps, refusalOf({ account: null, origin }), async () => {
    await assertAllOpen(deps.db, [await bucketOfUnnamed(deps, origin)], deps.clock.now());
    const { url, checks } = await provider.begin(input.address, input.confirm ?? false);
    const pending = { checks, remember: input.remember ?? false, next: nextPath(input.next) };
    return { url, pending };
  });
}

const TRIES = 5;
/** Fair between addresses, so that a flood reaches its rate limit and not the provider. */
const turns = new FairQueue({ atOnce: 10, maxWaiting: 300 });

async function admit(
  deps: PeopleDeps,
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

const expired = () =>
  new SignOnFailure(
    'link_expired',
    t('This sign-in is no longer valid. Please sign in again.'),
    'state used already',
  );

/** The user's way back from the provider: our origin, and the URL fragment. */
interface Redirected {
  address: string;
  response: string;
}

async function signInAs(
  deps: PeopleDeps,
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { address, pending, response }: Redirected & { pending: PendingSignIn },
): Promise<SignedIn> {
  const { checks, remember } = pending;
  if (!(await claimOneTimeValue(deps.db, checks.state, deps.clock.now()))) throw expired();
  const identified = await provider.identify(address, response, checks);
  const session = { remember, origin, now: deps.clock.now() };
  const token = await admit(deps, settings, identified, session);
  return findSignedIn(deps, origin, { token, remember });
}

/** Signs in once for each started sign-in (D7). */
export async function finishSingleSignOn(
  deps: PeopleDeps,
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { pending, ...redirected }: Redirected & { pending: PendingSignIn | null },
): Promise<SignedIn & { next: string }> {
  // Without the sealed cookie there is nothing to guess or to ask the provider.
  if (!pending) throw expired();
  const refusal = refusalOf({ account: null, origin });
  return recordRateLimited(deps, refusal, async () => {
    const limit = await bucketOfUnnamed(deps, origin);
    await assertAllOpen(deps.db, [limit], deps.clock.now());
    const turn = await turns.take(limit.key);
    try {
      await assertAllOpen(deps.db, [limit], deps.clock.now());
      const session = await signInAs(deps, settings, provider, origin, { ...redirected, pending });
      return { ...session, next: pending.next };
    } catch (error) {
      if (error instanceof SignOnFailure && error.code !== 'unavailable') {
        await countFailure(deps, limit, refusal(`single sign-on: ${error.reason}`));
        turn.release('failed');
      }
      throw error;
    } finally {
      turn.release();
    }
  });
}
