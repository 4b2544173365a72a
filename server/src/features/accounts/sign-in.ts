import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { verifyPassword } from './passwords.ts';
import { findAccountByUsername } from './queries.ts';
import { findActor, openSession } from './sessions.ts';
import { checkThrottle, forgetFailures, lockSignIns, recordFailure } from './throttle.ts';

export interface SignInInput {
  username: string;
  password: string;
  remember?: boolean | undefined;
}

interface Attempt {
  /** The account's own name where there is one: that is what failures are counted by. */
  name: string;
  account: { id: number; username: string } | null;
  address: string;
  now: Date;
}

async function recordRefusal(db: DbOrTx, { account, address }: Attempt, reason: string) {
  await recordAudit(db, {
    action: 'sign_in_refused',
    actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
    address,
    detail: { reason },
  });
}

/** Judges an attempt whose password was looked at; null when it did not match. */
async function judge(
  tx: Tx,
  attempt: Attempt,
  matches: boolean,
  open: (accountId: number) => Promise<string>,
): Promise<string | null> {
  const { name, account, address, now } = attempt;
  // Attempts made at the same time are judged one by one, so that guessing in parallel gains nothing.
  await lockSignIns(tx, name, address);
  await checkThrottle(tx, name, address, now);
  if (!account || !matches) {
    await recordFailure(tx, name, address, now);
    await recordRefusal(tx, attempt, 'wrong name or password');
    return null;
  }
  await forgetFailures(tx, name);
  await recordAudit(tx, {
    action: 'sign_in',
    actor: { accountId: account.id, name: account.username },
    address,
  });
  return open(account.id);
}

/**
 * Signs a person in with a new session (D7).
 * @throws AppError invalid_credentials alike for a wrong name and a wrong password;
 *   too_many_attempts once a name or an address failed too often (D8)
 */
export async function signIn(
  deps: Deps,
  origin: Origin,
  input: SignInInput,
): Promise<{ token: string; remember: boolean; actor: Actor }> {
  const { username, password, remember = false } = input;
  const now = deps.clock.now();
  const found = await findAccountByUsername(deps.db, username);
  const attempt: Attempt = {
    name: found?.username ?? username,
    account: found ?? null,
    address: origin.address,
    now,
  };
  try {
    await checkThrottle(deps.db, attempt.name, origin.address, now);
    const matches = await verifyPassword(found?.password_hash ?? null, password);
    const token = await deps.db
      .transaction()
      .execute((tx) =>
        judge(tx, attempt, matches, (id) => openSession(tx, id, remember, origin, now)),
      );
    const actor = token && (await findActor(deps, token));
    if (!actor) throw new AppError('invalid_credentials', 'Invalid username or password');
    return { token, remember, actor };
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') {
      await recordRefusal(deps.db, attempt, 'too many attempts');
    }
    throw error;
  }
}
