import type { OpenSession } from '@intranet/contract/accounts/own-account-endpoints.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { queueSecurityNotice } from './security-notice.ts';
import { findActor, openSession } from './sessions.ts';
import {
  addressDoor,
  checkDoors,
  clearDoor,
  countAttempt,
  type Door,
  lockDoors,
  nameDoor,
} from './throttle.ts';
import { useSecondFactor } from './two-factor/second-factor.ts';

export interface SignInInput {
  username: string;
  password: string;
  remember?: boolean | undefined;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

export interface SignedIn {
  token: string;
  remember: boolean;
  actor: Actor;
}

interface Attempt {
  account: NonNullable<Awaited<ReturnType<typeof findAccountByUsername>>> | null;
  /** The account's own name where there is one: that is what failures are counted by. */
  doors: [name: Door, address: Door];
  origin: Origin;
  now: Date;
}

const wrongPassword = () => new AppError('invalid_credentials', 'Invalid username or password');

const wrongCode = () => {
  const sentence = 'This code is not valid, or was used already';
  return new AppError('invalid_credentials', sentence, { fields: { code: sentence } });
};

const codeMissing = () =>
  new AppError('second_factor_required', 'Enter the code of your authenticator app');

/** Writes a sign-in that did not succeed into the audit log. */
export async function recordRefusal(
  db: DbOrTx,
  account: { id: number; username: string } | null,
  origin: Origin,
  reason: string,
): Promise<void> {
  await recordAudit(db, {
    action: 'sign_in_refused',
    actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
    address: origin.address,
    detail: { reason },
  });
}

/** Opens a session for somebody who has shown who they are, and writes it into the audit log. */
export async function admitAccount(
  tx: Tx,
  account: { id: number; username: string },
  session: { remember: boolean; method: OpenSession['method']; origin: Origin; now: Date },
  secondFactor?: string,
): Promise<string> {
  const { method, origin } = session;
  await recordAudit(tx, {
    action: 'sign_in',
    actor: { accountId: account.id, name: account.username },
    address: origin.address,
    detail: { method, ...(secondFactor && { second_factor: secondFactor }) },
  });
  return openSession(tx, account.id, session);
}

/** True while the password that was looked at is still the account's; holds it until the end. */
async function isStillTheirs(tx: Tx, account: NonNullable<Attempt['account']>): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Judges an attempt whose password was looked at: a session's token, or the error to throw. */
async function judge(
  tx: Tx,
  deps: Deps,
  { account, doors, origin, now }: Attempt,
  matches: boolean,
  { remember = false, code }: SignInInput,
): Promise<string | AppError> {
  // Attempts made at the same time are judged one by one, so that guessing in parallel gains nothing.
  await lockDoors(tx, doors);
  await checkDoors(tx, doors, now);
  const refuse = async (reason: string, error: AppError) => {
    await countAttempt(tx, doors, now);
    await recordRefusal(tx, account, origin, reason);
    return error;
  };
  // A password that was replaced meanwhile opens nothing: its sessions have just been ended (S2).
  if (!account || !matches || !(await isStillTheirs(tx, account))) {
    return refuse('wrong name or password', wrongPassword());
  }
  const second = await useSecondFactor(tx, deps, account.id, code, now);
  if (second === 'missing') return codeMissing();
  if (second === 'wrong') return refuse('wrong second factor', wrongCode());
  if (second === 'recovery code') {
    await queueSecurityNotice(tx, deps, account, origin, 'A recovery code was used to sign in');
  }
  await clearDoor(tx, doors[0]);
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
  const now = deps.clock.now();
  const account = (await findAccountByUsername(deps.db, input.username)) ?? null;
  const attempt: Attempt = {
    account,
    doors: [nameDoor(account?.username ?? input.username), addressDoor(origin.address)],
    origin,
    now,
  };
  try {
    await checkDoors(deps.db, attempt.doors, now);
    const matches = await verifyPassword(account?.password_hash ?? null, input.password);
    const judged = await deps.db
      .transaction()
      .execute((tx) => judge(tx, deps, attempt, matches, input));
    if (judged instanceof AppError) throw judged;
    return await welcome(deps, judged, input.remember ?? false);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      await recordRefusal(deps.db, account, origin, 'too many attempts');
    }
    throw error;
  }
}

/**
 * The person behind a session that was opened just now.
 * @throws AppError invalid_credentials when the account went in the same instant
 */
export async function welcome(deps: Deps, token: string, remember: boolean): Promise<SignedIn> {
  const actor = await findActor(deps, token);
  if (!actor) throw wrongPassword();
  return { token, remember, actor };
}
