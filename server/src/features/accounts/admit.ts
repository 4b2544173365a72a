import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findActor, openSession } from './sessions.ts';

export interface SignedIn {
  token: string;
  remember: boolean;
  actor: Actor;
}

export const wrongPassword = () =>
  new AppError('invalid_credentials', 'Invalid username or password');

/** Opens a session for somebody who has shown who they are, and writes it into the audit log. */
export async function admitAccount(
  tx: Tx,
  account: { id: number; username: string },
  session: { remember: boolean; method: OpenSession['method']; origin: Origin; now: Date },
  secondFactor?: string,
): Promise<string> {
  const actor = { accountId: account.id, username: account.username };
  await recordAct(tx, actor, session.origin, {
    action: 'sign_in',
    detail: { method: session.method, ...(secondFactor && { second_factor: secondFactor }) },
  });
  return openSession(tx, account.id, session);
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
