import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { relyingParty, userHandleOf } from './challenge.ts';

/** Options for a discoverable passkey that verifies its owner, so it is two factors in one. */
export async function beginPasskey(deps: Deps, actor: Actor, origin: Origin, password: string) {
  await confirmCurrentPassword(deps, actor, origin, password);
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', actor.accountId)
    .execute();
  const { id, name } = relyingParty(deps);
  // Loaded on demand, because it is a tenth of the code loaded at start.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: actor.username,
    userDisplayName: actor.username,
    userID: userHandleOf(actor.accountId),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((key) => ({ id: key.credential_id, transports: key.transports })),
  });
}
