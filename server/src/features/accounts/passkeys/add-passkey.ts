import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { confirmCurrentPassword } from '../confirm-password.ts';
import { notifyOfSecurityChange } from '../security-notice.ts';
import { challengeGone, type RelyingParty, takeChallenge, userHandleOf } from './challenge.ts';
import { countPasskeys } from './queries.ts';

/** Options for a discoverable passkey that verifies its owner, so it is two factors in one. */
export async function beginPasskey(
  deps: Deps,
  actor: Actor,
  { id }: RelyingParty,
  password: string,
) {
  await confirmCurrentPassword(deps, actor, password);
  const known = await deps.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', actor.accountId)
    .execute();
  // Loaded on demand, because it is a tenth of the code loaded at start.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpID: id,
    rpName: deps.config.companyName,
    userName: actor.username,
    userDisplayName: actor.username,
    userID: userHandleOf(actor.accountId),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((key) => ({ id: key.credential_id, transports: key.transports })),
  });
}

const MAX_PASSKEYS = 20;
/** WebAuthn's limit of 1,023 bytes, in base64url. */
const MAX_ID_CHARACTERS = 1_364;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

function knownTransports(given: unknown): string[] {
  return Array.isArray(given) ? TRANSPORTS.filter((name) => given.includes(name)) : [];
}

const notValid = () =>
  new AppError(
    'invalid_input',
    t(
      'Couldn’t verify the passkey from your browser. Try again, or use another browser or device.',
    ),
  );

async function readCredential({ id, origin }: RelyingParty, response: object, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => {
    throw notValid();
  });
  if (!verified.verified) throw notValid();
  if (verified.registrationInfo.credential.id.length > MAX_ID_CHARACTERS) throw notValid();
  return verified.registrationInfo.credential;
}

/** @param input.asked the challenge issued to this browser */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  party: RelyingParty,
  input: { asked: { challenge: string; accountId: number } | null; name: string; response: object },
): Promise<void> {
  if (input.asked?.accountId !== actor.accountId) throw challengeGone();
  const { challenge } = input.asked;
  const credential = await readCredential(party, input.response, challenge);
  await deps.db.transaction().execute(async (tx) => {
    await takeChallenge(tx, challenge, deps.clock.now());
    if ((await countPasskeys(tx, actor.accountId)) >= MAX_PASSKEYS) {
      throw new AppError(
        'conflict',
        t('You already have {max} passkeys. Remove one you no longer use.', { max: MAX_PASSKEYS }),
      );
    }
    const kept = await tx
      .insertInto('passkeys')
      .values({
        account_id: actor.accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: knownTransports(credential.transports),
        name: input.name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!kept.numInsertedOrUpdatedRows) {
      throw new AppError('conflict', t('This passkey is already in use.'));
    }
    await recordAct(tx, actor, 'passkey_added', actor.username, { name: input.name });
    await notifyOfSecurityChange(tx, deps, actor, msg('A passkey was added'));
  });
}
