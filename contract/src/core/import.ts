import { z } from 'zod';
import { SHEET } from './sheets.ts';

/** The file of an import. */
export const importFile = { field: 'file', kind: SHEET };

/** Looks only, or does it: all lines or none. */
export const modeSchema = z.enum(['preview', 'import']);

/** The most lines that are imported at once, headers aside. */
export const MAX_IMPORT_LINES = 5_000;

/**
 * The plan that was looked at, by its name in that reply: when it is another one by now, nothing is imported.
 * Without it, whatever the plan is by now is done.
 */
export const planSchema = z.string().max(100).optional();

export const importLineSchema = z.object({
  /** As the sheet counts them: the headers are line 1. */
  line: z.number(),
  name: z.string(),
  action: z.enum(['create', 'change', 'none', 'wrong']),
  /** What would happen, or what is wrong: sentences. */
  details: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importReply = z.object({
  /** True once everything is in. */
  imported: z.boolean(),
  lines: z.array(importLineSchema),
  /** Names exactly this plan. */
  plan: z.string(),
});
export type ImportReply = z.infer<typeof importReply>;
