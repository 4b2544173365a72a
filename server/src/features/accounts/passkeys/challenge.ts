import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';

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

/** For an answer that this browser was not asked for, or too long ago. */
export function challengeGone(): AppError {
  return new AppError('link_expired', 'This took too long. Please try again.');
}

/** Passkeys belong to the host of the public address, and are used on its pages only. */
export function relyingParty(deps: Pick<Deps, 'config'>) {
  const { publicUrl, companyName } = deps.config;
  return { id: new URL(publicUrl).hostname, name: companyName, origin: publicUrl };
}
