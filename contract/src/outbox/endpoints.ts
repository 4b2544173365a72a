import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

export const outbox = endpoint({
  method: 'GET',
  path: '/api/outbox',
  summary: 'Lists the newest 500 messages with their state (D25)',
  access: ADMIN,
  reply: z.object({
    /** False once a mail server is configured, because message bodies contain secrets. */
    readable: z.boolean(),
    messages: z.array(
      z.object({
        id: z.number(),
        recipient: z.string(),
        subject: z.string(),
        state: z.enum(MAIL_STATES),
        attempts: z.number(),
        last_error: z.string().nullable(),
        created_at: z.string(),
        sent_at: z.string().nullable(),
      }),
    ),
  }),
});

export const readMail = endpoint({
  method: 'GET',
  path: '/api/outbox/{id}',
  summary: 'Returns a message as text, unless a mail server is configured',
  access: ADMIN,
  params: z.object({
    id: idSchema,
  }),
  reply: z.object({ subject: z.string(), recipient: z.string(), text: z.string() }),
});

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/outbox/{id}/resend',
  summary: 'Queues a message again',
  access: ADMIN,
  params: z.object({
    id: idSchema,
  }),
  reply: successReply,
});
