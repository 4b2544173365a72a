import type { Origin } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { admitAccount, type SignedIn, wrongPassword } from './admit.ts';
import { findAgainAtDoors, findAtDoors, type SignInAccount } from './find-at-doors.ts';
import { doorsOf, judgeInTurn, recordShut, Wrong } from './judge-attempt.ts';
import { verifyPassword } from './passwords.ts';
import { queueSecurityNotice } from './security-notice.ts';
import { nameDoor, refuseShut } from './throttle.ts';
import { useSecondFactor } from './two-factor/second-factor.ts';

export interface SignInInput {
  username: string;
  password: string;
  remember?: boolean | undefined;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

const wrongCode = () =>
  atField('invalid_credentials', 'code', 'This code is not valid, or was used already');

const codeMissing = () =>
  new AppError('second_factor_required', 'Enter the code of your authenticator app');

/** What follows a password that was right: the second factor, then a session's token. */
async function enter(
  tx: Tx,
  deps: Deps,
  account: SignInAccount,
  origin: Origin,
  { remember = false, code }: SignInInput,
): Promise<string | Wrong> {
  const now = deps.clock.now();
  const session = { remember, method: 'password', origin, now } as const;
  const clears = nameDoor(account.username);
  if (!account.two_factor) return admitAccount(tx, account, session, { clears });
  const second = await useSecondFactor(tx, deps, account.id, code, now);
  if (second === 'missing') throw codeMissing();
  if (second === 'wrong') return new Wrong('wrong second factor', wrongCode());
  if (second === 'recovery code') {
    await queueSecurityNotice(tx, deps, account, origin, 'A recovery code was used to sign in');
  }
  const secondFactor = second === 'not set up' ? undefined : second;
  return admitAccount(tx, account, session, { clears, secondFactor });
}

/**
 * Signs a person in with a new session (D7).
 * @throws AppError invalid_credentials alike for a wrong name and a wrong password, and for a wrong
 *   second factor; second_factor_required when the password was right and a code is needed;
 *   too_many_attempts once a name or an address failed too often (D8)
 */
export async function signIn(deps: Deps, origin: Origin, input: SignInInput): Promise<SignedIn> {
  const now = deps.clock.now();
  const { username } = input;
  const typed = doorsOf({ name: username, origin });
  const { account, shutBy } = await findAtDoors(deps.db, username, typed, now);
  const attempt = { account, name: account?.username ?? username, origin };
  return recordShut(deps, attempt, async () => {
    refuseShut(shutBy, now);
    const matches = await verifyPassword(account?.password_hash ?? null, input.password);
    // A wrong password's account is not asked for: what follows takes as long for a name nobody has (S4).
    const known = matches ? account : null;
    // A code is a guess as well; a password that was right is none any more.
    const how = known && !known.two_factor ? 'together' : 'one by one';
    return judgeInTurn(deps, attempt, how, async (tx) => {
      const again = await findAgainAtDoors(tx, known, doorsOf(attempt), now, deps.config);
      refuseShut(again.shutBy, now);
      const { actor } = again;
      if (!known || !actor) return new Wrong('wrong name or password', wrongPassword());
      // Where none was to be judged, one set up meanwhile is asked for.
      if (again.twoFactor && !known.two_factor) throw codeMissing();
      const token = await enter(tx, deps, known, origin, input);
      if (token instanceof Wrong) return token;
      return { token, remember: input.remember ?? false, actor };
    });
  });
}
