import { z } from 'zod';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';
import { claimOneTimeValue } from '../one-time-values.ts';

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
  if (!(await claimOneTimeValue(tx, challenge, now))) throw challengeGone();
}

/** For an answer that this browser was not asked for, or too long ago. */
export function challengeGone(): AppError {
  return new AppError('link_expired', 'This took too long. Please try again.');
}

/** The user handle of the account's passkeys, in bytes. */
export const userHandleOf = (accountId: number) => new TextEncoder().encode(`account ${accountId}`);

/** Passkeys belong to the host of the public address, and are used on its pages only. */
export function relyingParty(deps: Pick<Deps, 'config'>) {
  const { publicUrl, companyName } = deps.config;
  return { id: new URL(publicUrl).hostname, name: companyName, origin: publicUrl };
}
