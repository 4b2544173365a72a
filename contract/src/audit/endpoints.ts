import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import { AUDIT_ACTIONS, type AuditAction } from './actions.ts';

const actionSchema = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]);

export const AUDIT_PAGE = 200;
export const AUDIT_PAGE_MAX = 5_000;

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
  description: 'Lists a page of the audit log, newest first (D39)',
  query: () =>
    z.object({
      person: searchSchema(120)
        .optional()
        .describe("Part of the actor's or subject's name, ignoring case and accents"),
      action: actionSchema.optional().describe('Only entries of this action'),
      from: daySchema.optional().describe("The first day, in the company's time zone"),
      to: daySchema.optional().describe("The last day, in the company's time zone"),
      before: idSchema.optional().describe('Only entries older than this one: `next` of the page'),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(AUDIT_PAGE_MAX)
        .optional()
        .describe(`The number of entries, ${AUDIT_PAGE} without it`),
    }),
  reply: () =>
    z.object({
      entries: z.array(auditEntrySchema),
      total: z.number(),
      next: z.number().nullable(),
    }),
});
