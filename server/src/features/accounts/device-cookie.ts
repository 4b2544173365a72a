import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { DeviceClaim } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { type SealedCookie, sealedCookie } from '#core/http/sealed-cookie.ts';

const DEVICE_SECONDS = 180 * 86_400;

const schema = z.object({ accountId: z.number(), generation: z.number(), device: z.string() });

type CookieDeps = Pick<Deps, 'config' | 'clock' | 'cookieSealer'>;

/**
 * The device cookie (D44) shows that someone signed in to an account in this browser. It grants no access; it
 * only gives the browser its own rate limit for that account.
 */
export function deviceCookie(deps: CookieDeps): SealedCookie<DeviceClaim> {
  return sealedCookie(deps, 'device', schema, DEVICE_SECONDS);
}

/**
 * Sets a new device cookie. The device id is always new, so that someone who copied the old cookie cannot use
 * up this browser's attempts.
 */
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
