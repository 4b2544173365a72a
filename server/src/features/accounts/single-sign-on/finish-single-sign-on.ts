import type { Origin } from '#core/actor.ts';
import type { SingleSignOn } from '#core/config.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Approvals } from '../admin/approvals.ts';
import { admitAccount, type SignedIn, welcome } from '../admit.ts';
import { recordRefusal } from '../judge-attempt.ts';
import { isTaken } from '../taken.ts';
import { findOrMakeAccount } from './find-or-make-account.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { vouchedEmail } from './person.ts';
import type { Provider } from './provider.ts';
import { SignOnFailure } from './sign-on-failure.ts';

/** Accounts of one name or e-mail that are made in the same instant: all but one look again. */
const TRIES = 5;

/** Opens a session for the account of a verified e-mail, in one transaction. */
async function admit(
  deps: Deps & { approvals: Approvals },
  settings: SingleSignOn,
  person: { email: string; name: string },
  session: { remember: boolean; origin: Origin; now: Date },
): Promise<string> {
  const { address } = session.origin;
  for (let tries = 1; ; tries += 1) {
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const account = await findOrMakeAccount(tx, deps, person, {
          role: settings.newAccountRole,
          address,
        });
        if (account) return admitAccount(tx, account, { ...session, method: 'single_sign_on' });
        throw new SignOnFailure(
          'no_matching_account',
          `No account here has the e-mail ${person.email}. Please ask an administrator of the intranet to create one.`,
          `no account has the e-mail ${person.email}`,
        );
      });
    } catch (error) {
      if (!isTaken(error) || tries === TRIES) throw error;
    }
  }
}

async function signInAs(
  deps: Deps & { approvals: Approvals },
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { checks, remember }: PendingSignIn,
  response: string,
): Promise<SignedIn> {
  const person = await provider.identify(response, checks);
  const email = vouchedEmail(person, settings.name);
  const session = { remember, origin, now: deps.clock.now() };
  const token = await admit(deps, settings, { email, name: person.name }, session);
  return welcome(deps, token, remember);
}

/**
 * Signs in whom the provider names, by their verified e-mail, with a new session (D7).
 * @param input.pending what the browser kept since the start; null when that is gone
 * @param input.response what the provider put into the fragment
 * @throws AppError link_expired for a sign-in that this browser did not begin, or too long ago;
 *   invalid_credentials when it was cancelled, used already, or proves nothing;
 *   no_matching_account; unavailable
 */
export async function finishSingleSignOn(
  deps: Deps & { approvals: Approvals },
  settings: SingleSignOn,
  provider: Provider,
  origin: Origin,
  { pending, response }: { pending: PendingSignIn | null; response: string },
): Promise<SignedIn & { next: string }> {
  if (!pending) {
    throw new AppError('link_expired', 'This sign-in is no longer valid. Please sign in again.');
  }
  try {
    const session = await signInAs(deps, settings, provider, origin, pending, response);
    return { ...session, next: pending.next };
  } catch (error) {
    if (error instanceof SignOnFailure && error.code !== 'unavailable') {
      await recordRefusal(deps.db, null, origin, `single sign-on: ${error.reason}`);
    }
    throw error;
  }
}
