import type { Origin } from '#core/actor.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { admitAccount, type SignedIn, welcome, wrongPassword } from './admit.ts';
import { judgeAttempt, Wrong } from './judge-attempt.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { queueSecurityNotice } from './security-notice.ts';
import { clearDoor, type Door } from './throttle.ts';
import { useSecondFactor } from './two-factor/second-factor.ts';

export interface SignInInput {
  username: string;
  password: string;
  remember?: boolean | undefined;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByUsername>>>;

const wrongCode = () =>
  atField('invalid_credentials', 'code', 'This code is not valid, or was used already');

const codeMissing = () =>
  new AppError('second_factor_required', 'Enter the code of your authenticator app');

/**
 * True while the password that was looked at is still the account's, and holds it until the end: one
 * that was replaced meanwhile opens nothing, since its sessions have just been ended (S2).
 */
async function isStillTheirs(tx: Tx, account: Account): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** What follows a password that was right: the second factor, then a session's token. */
async function enter(
  tx: Tx,
  deps: Deps,
  account: Account,
  door: Door,
  origin: Origin,
  { remember = false, code }: SignInInput,
): Promise<string | Wrong> {
  const now = deps.clock.now();
  const second = await useSecondFactor(tx, deps, account.id, code, now);
  if (second === 'missing') throw codeMissing();
  if (second === 'wrong') return new Wrong('wrong second factor', wrongCode());
  if (second === 'recovery code') {
    await queueSecurityNotice(tx, deps, account, origin, 'A recovery code was used to sign in');
  }
  await clearDoor(tx, door);
  const session = { remember, method: 'password', origin, now } as const;
  return admitAccount(tx, account, session, second === 'not set up' ? undefined : second);
}

/**
 * Signs a person in with a new session (D7).
 * @throws AppError invalid_credentials alike for a wrong name and a wrong password, and for a wrong
 *   second factor; second_factor_required when the password was right and a code is needed;
 *   too_many_attempts once a name or an address failed too often (D8)
 */
export async function signIn(deps: Deps, origin: Origin, input: SignInInput): Promise<SignedIn> {
  const account = (await findAccountByUsername(deps.db, input.username)) ?? null;
  const attempt = { account, name: account?.username ?? input.username, origin };
  const token = await judgeAttempt(deps, attempt, {
    prepare: () => verifyPassword(account?.password_hash ?? null, input.password),
    judge: async (tx, matches, [nameDoor]) => {
      if (account && matches && (await isStillTheirs(tx, account))) {
        return enter(tx, deps, account, nameDoor, origin, input);
      }
      return new Wrong('wrong name or password', wrongPassword());
    },
  });
  return welcome(deps, token, input.remember ?? false);
}
