import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { MAX_COUNT, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import { AUDIT_ACTIONS, type AuditAction } from './actions.ts';

const actionSchema = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]);

export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: actionSchema,
  subject: z.string(),
  address: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const audit = endpoint('GET', '/api/audit', ADMIN, {
  description: `Lists a page of the audit log, newest first (D39). Counts above ${MAX_COUNT} are ${MAX_COUNT + 1}`,
  query: () =>
    z.object({
      person: searchSchema(120)
        .optional()
        .describe(
          "Part of the actor's or subject's name, ignoring case and accents. One or two letters are the beginning of a word",
        ),
      action: actionSchema.optional().describe('Only entries of this action'),
      from: daySchema.optional().describe("The first day, in the company's time zone"),
      to: daySchema.optional().describe("The last day, in the company's time zone"),
      ...pageFields(['when']),
    }),
  reply: () => pageReply(auditEntrySchema),
});
