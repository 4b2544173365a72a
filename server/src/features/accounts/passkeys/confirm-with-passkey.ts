import type { Actor } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { confirmSession } from '../own/confirmation.ts';
import { type PasskeyAnswer, provePasskey } from './sign-in-with-passkey.ts';

/** Confirms this session (D69). Another account's passkey is refused like an unknown one. */
export async function confirmWithPasskey(
  deps: Deps,
  actor: Actor,
  answer: PasskeyAnswer,
): Promise<void> {
  await provePasskey(deps, actor.origin, answer, async (tx, { id }) => {
    if (id !== actor.accountId) return null;
    await confirmSession(tx, deps, actor, 'passkey');
    return id;
  });
}
