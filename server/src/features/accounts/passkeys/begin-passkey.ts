import type { Actor, Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { relyingParty, userHandleOf } from './challenge.ts';

/**
 * Options for the browser to create a passkey that sign-in can discover and that verifies its owner (finger,
 * face or PIN), so it is two factors in one.
 * @throws those of `confirmCurrentPassword`
 */
export async function beginPasskey(deps: Deps, actor: Actor, origin: Origin, password: string) {
  await confirmCurrentPassword(deps, actor, origin, password);
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', actor.accountId)
    .execute();
  const { id, name } = relyingParty(deps);
  // Loaded on demand: it would be a tenth of what the start loads.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: actor.username,
    userDisplayName: actor.username,
    userID: userHandleOf(actor.accountId),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((key) => ({
      id: key.credential_id,
      transports: key.transports,
    })),
  });
}
