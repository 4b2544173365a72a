import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import { AUDIT_ACTIONS, type AuditAction } from './actions.ts';

const actionSchema = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]);

/** Entries of one page; a page is what one call returns. */
export const AUDIT_PAGE = 200;
export const AUDIT_PAGE_MAX = 5_000;

export const auditEntrySchema = z.object({
  id: z.number(),
  at: z.string(),
  /** Who, as they were called then; empty for nobody known. */
  actor: z.string(),
  action: actionSchema,
  /** On whom or what. */
  subject: z.string(),
  /** From where. */
  address: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const audit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'The audit log, newest first, page by page (D39)',
  access: ADMIN,
  query: z.object({
    /** Part of a name, of who did it or to whom; accents and case aside. */
    person: searchSchema(120).optional(),
    action: actionSchema.optional(),
    /** Calendar days of the company, both included. */
    from: daySchema.optional(),
    to: daySchema.optional(),
    /** Only entries older than this id. */
    before: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_MAX).optional(),
  }),
  reply: z.object({
    entries: z.array(auditEntrySchema),
    /** How many entries match the filters in all. */
    total: z.number(),
    /** What to ask for as `before` next; null at the end. */
    next: z.number().nullable(),
  }),
});
