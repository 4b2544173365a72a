import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { sealedCookie } from '#core/http/sealed-cookie.ts';
import { claimOneTimeValue } from '../one-time-values.ts';

const SECONDS = 300;

/** The challenge that the passkey must sign; the browser stores it sealed meanwhile. */
export function signInChallenge(deps: Deps) {
  return sealedCookie(deps, 'passkey', z.object({ challenge: z.string() }), SECONDS);
}

/** The challenge for a new passkey; invalid for any other account. */
export function newPasskeyChallenge(deps: Deps) {
  const schema = z.object({ challenge: z.string(), accountId: z.number() });
  return sealedCookie(deps, 'new-passkey', schema, SECONDS);
}

/** Marks a challenge as used. @throws AppError link_expired if it was used before */
export async function takeChallenge(tx: Tx, challenge: string, now: Date): Promise<void> {
  if (!(await claimOneTimeValue(tx, challenge, now))) throw challengeGone();
}

export function challengeGone(): AppError {
  return new AppError('link_expired', t('This took too long. Please try again.'));
}

export const userHandleOf = (accountId: number) => new TextEncoder().encode(`account ${accountId}`);

/** The host to which passkeys made at this address belong. They work on its pages only. */
export function relyingParty({ ownAddress }: Pick<FastifyRequest, 'ownAddress'>) {
  const origin = ownAddress ?? '';
  return { id: URL.parse(origin)?.hostname ?? '', origin };
}

export type RelyingParty = ReturnType<typeof relyingParty>;
