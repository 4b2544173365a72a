import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { t } from '../core/i18n/t.ts';
import { searchSchema } from '../core/schemas.ts';
import { signedInReply } from './schemas.ts';

export const startSingleSignOn = endpoint('POST', '/api/single_sign_on/start', 'public', {
  description: "Returns the identity provider's sign-in address",
  body: () =>
    z.object({
      remember: z.boolean().optional(),
      next: searchSchema(500).optional(),
      /** Asks the provider to sign the person in again, before reading secrets (D69). */
      confirm: z.boolean().optional(),
    }),
  reply: () => z.object({ url: z.string() }),
});

export const finishSingleSignOn = endpoint('POST', '/api/single_sign_on/finish', 'public', {
  description: "Signs in with the provider's response in the fragment of /single-sign-on",
  body: () =>
    z.object({
      /** The fragment from the provider without `#`: `code=…&state=…`. */
      response: z
        .string({ error: () => t('The response is missing') })
        .min(1)
        .max(8192),
    }),
  reply: () => signedInReply.extend({ next: z.string() }),
});
