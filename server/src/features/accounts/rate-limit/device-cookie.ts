import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { DeviceClaim } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { type SealedCookie, sealedCookie } from '#core/http/sealed-cookie.ts';

const DEVICE_SECONDS = 180 * 86_400;

const schema = z.object({ accountId: z.number(), generation: z.number(), device: z.string() });

type CookieDeps = Pick<Deps, 'clock' | 'cookieSealer'>;

/** Proves an earlier sign-in in this browser, and grants only its own rate limit (D44). */
export function deviceCookie(deps: CookieDeps): SealedCookie<DeviceClaim> {
  return sealedCookie(deps, 'device', schema, DEVICE_SECONDS);
}

/** The device id is always new, so that a copied cookie cannot use up this browser's attempts. */
export function setDeviceCookie(
  reply: FastifyReply,
  deps: CookieDeps,
  account: Omit<DeviceClaim, 'device'>,
): void {
  const { accountId, generation } = account;
  deviceCookie(deps).put(reply, { accountId, generation, device: randomUUID() });
}

/** The device id if the claim is valid for this account, else null. */
export function deviceFor(
  claim: DeviceClaim | null | undefined,
  account: { id: number; deviceGeneration: number } | null,
): string | null {
  if (!claim || !account) return null;
  const holds = claim.accountId === account.id && claim.generation === account.deviceGeneration;
  return holds ? claim.device : null;
}
