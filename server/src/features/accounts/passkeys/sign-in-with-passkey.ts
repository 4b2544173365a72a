import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { admitAccount, type SignedIn, welcome } from '../admit.ts';
import { recordRefusal } from '../judge-attempt.ts';
import { challengeGone, relyingParty } from './challenge.ts';

const refused = () =>
  new AppError('invalid_credentials', 'This passkey does not belong to an account here.');

/** What the browser needs to sign in: it offers the passkeys it has for this site by itself. */
export async function beginPasskeySignIn(deps: Deps) {
  return generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
  });
}

async function findPasskey(deps: Deps, credentialId: unknown) {
  if (typeof credentialId !== 'string' || credentialId.length > 2_000) return null;
  const found = await deps.db
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.public_key', 'p.counter', 'p.account_id', 'a.username'])
    .where('p.credential_id', '=', credentialId.replaceAll('\u0000', ''))
    .executeTakeFirst();
  return found ?? null;
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The counter after this use; null when the answer proves nothing. */
async function verify(
  deps: Deps,
  passkey: FoundPasskey,
  response: object,
  challenge: string,
): Promise<number | null> {
  const { id, origin } = relyingParty(deps);
  const answer = response as AuthenticationResponseJSON;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/**
 * Signs in with a passkey: its owner showed a finger, a face or a PIN, so no code is asked on top.
 * @throws AppError link_expired; invalid_credentials alike for an unknown passkey and a wrong answer
 */
export async function signInWithPasskey(
  deps: Deps,
  origin: Origin,
  input: { challenge: string | undefined; response: Record<string, unknown>; remember: boolean },
): Promise<SignedIn> {
  const { challenge, response, remember } = input;
  if (!challenge) throw challengeGone();
  const passkey = await findPasskey(deps, response.id);
  const counter = passkey && (await verify(deps, passkey, response, challenge));
  if (!passkey || counter === null) {
    const account = passkey && { id: passkey.account_id, username: passkey.username };
    await recordRefusal(deps.db, account, origin, 'passkey');
    throw refused();
  }
  const now = deps.clock.now();
  const token = await deps.db.transaction().execute(async (tx) => {
    // A copy of a key that counts would be behind: of two answers at once, the second is none.
    const used = await tx
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', passkey.id)
      .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) throw refused();
    const account = { id: passkey.account_id, username: passkey.username };
    return admitAccount(tx, account, { remember, method: 'passkey', origin, now });
  });
  return welcome(deps, token, remember);
}
