import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { type SealedCookie, sealedCookie } from '#core/http/sealed-cookie.ts';

const PENDING_SECONDS = 600;

const schema = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  remember: z.boolean(),
  next: z.string(),
});

export type PendingSignIn = z.infer<typeof schema>;

export function pendingCookie(deps: Deps): SealedCookie<PendingSignIn> {
  return sealedCookie(deps, 'single-sign-on', schema, PENDING_SECONDS);
}
