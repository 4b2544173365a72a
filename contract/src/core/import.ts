import { z } from 'zod';
import { SHEET } from './sheets.ts';

export const importFile = { field: 'file', kind: SHEET };

export const modeSchema = z.enum(['preview', 'import']);

export const MAX_IMPORT_LINES = 5_000;

/** The previewed plan. If it has changed since, nothing is imported. */
export const planSchema = z.string().max(100).optional();

export const importLineSchema = z.object({
  /** The sheet's line number; headings are line 1. */
  line: z.number(),
  name: z.string(),
  action: z.enum(['create', 'change', 'none', 'wrong']),
  details: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importReply = z.object({
  imported: z.boolean(),
  lines: z.array(importLineSchema),
  plan: z.string(),
});
export type ImportReply = z.infer<typeof importReply>;
