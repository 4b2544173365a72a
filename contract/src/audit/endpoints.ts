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
  summary: 'Lists a page of the audit log, newest first (D39)',
  query: z.object({
    /** Part of the actor's or subject's name, ignoring case and accents. */
    person: searchSchema(120).optional(),
    action: actionSchema.optional(),
    /** Calendar days in the company's time zone, inclusive. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    before: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_MAX).optional(),
  }),
  reply: z.object({
    entries: z.array(auditEntrySchema),
    total: z.number(),
    next: z.number().nullable(),
  }),
});
