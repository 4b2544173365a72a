import type { Actor, Origin } from '#core/actor.ts';
import { recordAudit } from '#core/audit/record.ts';
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
  await checkThrottle(deps.db, username, origin.address, now);
  const account = await findAccountByUsername(deps.db, username);
  const matches = await verifyPassword(account?.password_hash ?? null, password);

  const token = await deps.db.transaction().execute(async (tx) => {
    // Attempts made at the same time are judged one by one, so that guessing in parallel gains nothing.
    await lockSignIns(tx, username);
    await checkThrottle(tx, username, origin.address, now);
    if (!account || !matches) {
      await recordFailure(tx, username, origin.address, now);
      await recordAudit(tx, {
        action: 'sign_in_refused',
        actor: { accountId: account?.id ?? null, name: account?.username ?? '' },
        address: origin.address,
      });
      return null;
    }
    await forgetFailures(tx, username);
    await recordAudit(tx, {
      action: 'sign_in',
      actor: { accountId: account.id, name: account.username },
      address: origin.address,
    });
    return openSession(tx, account.id, remember, origin, now);
  });
  const actor = token && (await findActor(deps, token));
  if (!actor) throw new AppError('invalid_credentials', 'Invalid username or password');
  return { token, remember, actor };
}
