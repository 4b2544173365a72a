import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';
import { hashToken } from '#core/secrets.ts';

/** From asking the browser to its answer, in seconds. */
const SECONDS = 300;

/** What the browser's answer must be about; kept by the browser itself meanwhile. */
export function signInChallenge(deps: Deps) {
  return sealedCookie(deps, 'passkey', z.object({ challenge: z.string() }), SECONDS);
}

/** The same for a new passkey; it is worth nothing to another account than the one that asked. */
export function newPasskeyChallenge(deps: Deps) {
  const schema = z.object({ challenge: z.string(), accountId: z.number() });
  return sealedCookie(deps, 'new-passkey', schema, SECONDS);
}

/**
 * Uses a challenge up, in the transaction of what it allows.
 * @throws AppError link_expired when it was answered before
 */
export async function takeChallenge(tx: Tx, challenge: string, now: Date): Promise<void> {
  const taken = await tx
    .insertInto('answered_challenges')
    .values({ challenge_hash: hashToken(challenge), answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!taken.numInsertedOrUpdatedRows) throw challengeGone();
}

/** Challenges that are too old to be answered again, taken away so that the table stays small. */
export async function deleteAnsweredChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('answered_challenges')
    .where('answered_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** For an answer that this browser was not asked for, or too long ago. */
export function challengeGone(): AppError {
  return new AppError('link_expired', 'This took too long. Please try again.');
}

/** Passkeys belong to the host of the public address, and are used on its pages only. */
export function relyingParty(deps: Pick<Deps, 'config'>) {
  const { publicUrl, companyName } = deps.config;
  return { id: new URL(publicUrl).hostname, name: companyName, origin: publicUrl };
}
