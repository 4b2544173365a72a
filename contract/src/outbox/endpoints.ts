import { z } from 'zod';
import { emailSchema } from '../accounts/schemas.ts';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { MAX_COUNT, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

const mailSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  last_error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** The message is held until then (D62). */
  not_before: z.string().nullable(),
  dismissed: z.boolean(),
});
export type OutboxMessage = z.infer<typeof mailSchema>;

export const outbox = endpoint('GET', '/api/outbox', ADMIN, {
  description: `Lists a page of the messages with their state, newest first (D25). Counts above ${MAX_COUNT} are ${MAX_COUNT + 1}`,
  query: () =>
    z.object({
      search: searchSchema(120)
        .optional()
        .describe('Part of the recipient or subject, ignoring case and accents'),
      state: z.enum(MAIL_STATES).optional().describe('Only messages in this state'),
      ...pageFields(['created']),
    }),
  reply: () =>
    pageReply(mailSchema).extend({
      /** False once a mail server is configured, because message bodies contain secrets. */
      readable: z.boolean(),
    }),
});

export const failedMailCount = endpoint('GET', '/api/outbox/count', ADMIN, {
  description: 'Counts failed messages that no admin has dismissed (D65)',
  reply: () => z.object({ failed: z.number() }),
});

export const sendTestMail = endpoint('POST', '/api/outbox/test', ADMIN, {
  description: 'Queues a test message to an address, the caller’s own by default',
  body: () => z.object({ email: emailSchema.optional() }),
  reply: () => z.object({ id: z.number(), recipient: z.string() }),
});

export const readMail = endpoint('GET', '/api/outbox/{id}', ADMIN, {
  description:
    'Returns a message as text, unless a mail server is configured; after a confirmation (D69)',
  params: () =>
    z.object({
      id: idSchema,
    }),
  reply: () => z.object({ subject: z.string(), recipient: z.string(), text: z.string() }),
});

export const resendMail = endpoint('POST', '/api/outbox/{id}/resend', ADMIN, {
  description: 'Queues a message again',
  params: () =>
    z.object({
      id: idSchema,
    }),
});

export const dismissMail = endpoint('POST', '/api/outbox/{id}/dismiss', ADMIN, {
  description: 'Takes a failed message off the count',
  params: () =>
    z.object({
      id: idSchema,
    }),
});
