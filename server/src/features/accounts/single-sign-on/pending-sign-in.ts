import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { type SealedCookie, sealedCookie } from '#core/http/sealed-cookie.ts';

/** From the button to the way back from the provider, in seconds. */
const PENDING_SECONDS = 600;

const schema = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  remember: z.boolean(),
  next: z.string(),
});

/** What a browser keeps while its person is at the provider: nobody but this server can read it. */
export type PendingSignIn = z.infer<typeof schema>;

export function pendingCookie(deps: Deps): SealedCookie<PendingSignIn> {
  return sealedCookie(deps, 'single-sign-on', schema, PENDING_SECONDS);
}
