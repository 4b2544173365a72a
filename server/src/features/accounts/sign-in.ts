import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { Origin } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import type { Turn } from '#core/fair-queue.ts';
import {
  findSignInAccount,
  recheckSignInAccount,
  type SignInAccount,
} from './find-sign-in-account.ts';
import { openSession, type SignedIn, wrongPassword } from './open-session.ts';
import { matchesPassword } from './passwords.ts';
import { assertOpen, nameBucket } from './rate-limit/rate-limit.ts';
import {
  type Attempt,
  decideAttempt,
  recordRateLimited,
  refusalOf,
  takeTurn,
  WrongGuess,
} from './rate-limit/rate-limited-attempt.ts';
import { notifyOfSecurityChange } from './security-notice.ts';
import { useSecondFactor } from './two-factor/second-factor.ts';

export interface SignInInput {
  username: string;
  password: string;
  remember?: boolean | undefined;
  code?: string | undefined;
}

const wrongCode = () =>
  atField(
    'invalid_credentials',
    'code',
    t('This code is invalid or was already used. Enter a new one'),
  );

const codeMissing = () =>
  new AppError('second_factor_required', t('Enter the code from your authenticator app'));

async function enter(
  tx: Tx,
  deps: Deps,
  account: SignInAccount,
  { origin, device }: Attempt,
  { remember = false, code }: SignInInput,
): Promise<string | WrongGuess> {
  const now = deps.clock.now();
  const session = { remember, method: 'password', origin, now } as const;
  // A known browser does not clear the name's bucket, which may contain a stranger's guesses.
  const clears = device === null ? nameBucket(account.username) : undefined;
  if (!account.two_factor) return openSession(tx, account, session, { clears });
  const second = await useSecondFactor(tx, deps, account.id, code, now);
  if (second === 'missing') throw codeMissing();
  if (second === 'wrong') return new WrongGuess('wrong second factor', wrongCode);
  if (second === 'recovery code') {
    const owner = { ...account, accountId: account.id, origin };
    await notifyOfSecurityChange(tx, deps, owner, msg('A recovery code was used to sign in'));
  }
  const secondFactor = second === 'not set up' ? undefined : second;
  return openSession(tx, account, session, { clears, secondFactor });
}

/** A wrong name, password or code fail alike (D7, D8, D44). */
export async function signIn(deps: Deps, origin: Origin, input: SignInInput): Promise<SignedIn> {
  const turn = await takeTurn(origin);
  try {
    return await attemptSignIn(deps, origin, input, turn);
  } catch (error) {
    turn.release('failed');
    throw error;
  } finally {
    turn.release();
  }
}

async function attemptSignIn(deps: Deps, origin: Origin, input: SignInInput, turn: Turn) {
  const now = deps.clock.now();
  const { username } = input;
  const from = { address: origin.address, claim: origin.readDevice?.() ?? null };
  const { account, device, blockedUntil } = await findSignInAccount(deps.db, username, from, now);
  const attempt = { account, name: account?.username ?? username, origin, device };
  const decide = async () => {
    assertOpen(blockedUntil, now);
    const matches = await matchesPassword(account?.password_hash ?? null, input.password);
    // After a wrong password, the rest takes as long as for an unknown name (S4).
    const known = matches ? account : null;
    // A code is a guess too; a right password without one is not.
    const lock = known && !known.two_factor ? 'shared' : 'exclusive';
    if (lock === 'shared') turn.release();
    return decideAttempt(deps, attempt, lock, async (tx) => {
      const again = await recheckSignInAccount(tx, known, attempt, now, deps.config);
      assertOpen(again.blockedUntil, now);
      const { user } = again;
      if (!known || !user) return new WrongGuess('wrong name or password', wrongPassword);
      // Two-factor sign-in was set up meanwhile, so a code is required now.
      if (again.twoFactor && !known.two_factor) throw codeMissing();
      const token = await enter(tx, deps, known, attempt, input);
      if (token instanceof WrongGuess) return token;
      return { token, remember: input.remember ?? false, user };
    });
  };
  return recordRateLimited(deps, refusalOf(attempt), decide, turn);
}
