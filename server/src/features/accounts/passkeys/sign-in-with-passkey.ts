import { t } from '@intranet/contract/core/i18n/t.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Origin } from '#core/actor.ts';
import { countRefusal } from '#core/audit/refusals.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findSignedIn, openSession, type SignedIn } from '../open-session.ts';
import { bucketOfBrowser } from '../rate-limit/browser-bucket.ts';
import { assertAllOpen, countAttempt } from '../rate-limit/rate-limit.ts';
import { recordRateLimited, refusalOf } from '../rate-limit/rate-limited-attempt.ts';
import { challengeGone, type RelyingParty, takeChallenge, userHandleOf } from './challenge.ts';

const refused = () =>
  new AppError(
    'invalid_credentials',
    t('This passkey isn’t linked to an account here. Sign in another way.'),
  );

export async function beginPasskeySignIn({ id }: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: id,
    userVerification: 'required',
  });
}

async function findPasskey(deps: Deps, credentialId: unknown) {
  if (typeof credentialId !== 'string' || credentialId.length > 2_000) return null;
  const found = await deps.db
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.public_key', 'p.counter', 'p.account_id', 'a.username'])
    .select('a.device_generation')
    .where('p.credential_id', '=', credentialId.replaceAll('\u0000', ''))
    .executeTakeFirst();
  return found ?? null;
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function isForAccount(response: object, accountId: number): boolean {
  const { userHandle } = (response as AuthenticationResponseJSON).response ?? {};
  if (userHandle === undefined || userHandle === null) return true;
  return userHandle === Buffer.from(userHandleOf(accountId)).toString('base64url');
}

/** The passkey's counter after this use; null if its signature is invalid. */
async function verify(
  { id, origin }: RelyingParty,
  passkey: FoundPasskey,
  { response, challenge }: { response: object; challenge: string },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
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

/** Stores the use. A copied key has an old counter and is refused. */
async function isNextUse(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export interface PasskeyAnswer {
  party: RelyingParty;
  challenge: string | undefined;
  response: Record<string, unknown>;
}

/** Runs `use` for the account whose passkey gave the answer. A wrong answer counts (D8). */
export async function provePasskey<T>(
  deps: Deps,
  origin: Origin,
  { party, challenge, response }: PasskeyAnswer,
  use: (tx: Tx, account: { id: number; username: string }, now: Date) => Promise<T | null>,
): Promise<T> {
  if (!challenge) throw challengeGone();
  const now = deps.clock.now();
  const passkey = await findPasskey(deps, response.id);
  const account = passkey && {
    id: passkey.account_id,
    username: passkey.username,
    deviceGeneration: passkey.device_generation,
  };
  const bucket = await bucketOfBrowser(deps, origin, account);
  const refusal = refusalOf({ account, origin });
  await recordRateLimited(deps, refusal, () => assertAllOpen(deps.db, [bucket], now));
  const counter =
    passkey && isForAccount(response, passkey.account_id)
      ? await verify(party, passkey, { response, challenge })
      : null;
  const used = await deps.db.transaction().execute(async (tx) => {
    if (passkey && account && counter !== null && (await isNextUse(tx, passkey.id, counter, now))) {
      await takeChallenge(tx, challenge, now);
      const result = await use(tx, account, now);
      if (result !== null) return { result };
    }
    await countAttempt(tx, [bucket], now);
    await countRefusal(tx, refusal('passkey'));
    return null;
  });
  if (!used) throw refused();
  return used.result;
}

/** A passkey has verified its owner, so no code is needed. */
export async function signInWithPasskey(
  deps: Deps,
  origin: Origin,
  { remember, ...answer }: PasskeyAnswer & { remember: boolean },
): Promise<SignedIn> {
  const token = await provePasskey(deps, origin, answer, (tx, account, now) =>
    openSession(tx, account, { remember, method: 'passkey', origin, now }),
  );
  return findSignedIn(deps, origin, { token, remember });
}
