import { z } from 'zod';
import type { Sealer } from '#core/secrets.ts';

/** From the button to the way back from the provider, in seconds. */
export const PENDING_SECONDS = 600;

const schema = z.object({
  /** The same key seals other cookies too: one of those is none of these. */
  purpose: z.literal('single sign-on'),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  remember: z.boolean(),
  next: z.string(),
  expiresAt: z.number(),
});

/** What a browser keeps while its person is at the provider: nobody but this server can read it. */
export type PendingSignIn = Pick<z.infer<typeof schema>, 'checks' | 'remember' | 'next'>;

/** As text for a cookie; it holds for ten minutes from `now`. */
export function sealPending(sealer: Sealer, pending: PendingSignIn, now: Date): string {
  const content: z.infer<typeof schema> = {
    ...pending,
    purpose: 'single sign-on',
    expiresAt: now.getTime() + PENDING_SECONDS * 1_000,
  };
  return sealer.seal(JSON.stringify(content)).toString('base64url');
}

/** Null for what was not sealed by this server, not for this purpose, or too long ago. */
export function openPending(sealer: Sealer, sealed: string, now: Date): PendingSignIn | null {
  let text: string;
  try {
    text = sealer.open(Buffer.from(sealed, 'base64url'));
  } catch {
    return null;
  }
  const { data } = schema.safeParse(JSON.parse(text));
  return data && data.expiresAt > now.getTime() ? data : null;
}
