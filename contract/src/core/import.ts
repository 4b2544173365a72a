import { z } from 'zod';
import { SHEET } from './sheets.ts';

export const importFile = { field: 'file', kind: SHEET };

export const modeSchema = z.enum(['preview', 'import']);

export const MAX_IMPORT_LINES = 5_000;

/** The previewed plan. If it has changed since, nothing is imported. */
export const planSchema = z.string().max(100).optional();

/** Line numbers such as `2,5,9`. */
const linesSchema = z
  .string()
  .max(60_000)
  .regex(/^(\d{1,6}(,\d{1,6})*)?$/)
  .optional();

/** The answers that a preview asks for. An import is refused while one is missing. */
export const importAnswers = {
  /** Lines whose name is near another one and means the same person, whose stored name stays. */
  same_person: linesSchema,
  /** Lines whose name is near another one but means somebody else. */
  another_person: linesSchema,
  /** `yes` imports the file although some of its columns are not imported. */
  ignore_columns: z.enum(['yes', 'no']).optional(),
};

export const importLineSchema = z.object({
  /** The sheet's line number, as spreadsheets number rows. */
  line: z.number(),
  name: z.string(),
  /** `ask` needs an answer before the import. */
  action: z.enum(['create', 'change', 'none', 'ask', 'wrong']),
  /** What will be stored, or the problems. */
  details: z.array(z.string()),
  /** The other person, if the name is near but not equal. */
  looks_like: z.string().optional(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importReply = z.object({
  imported: z.boolean(),
  lines: z.array(importLineSchema),
  plan: z.string(),
  /** Columns of the file that are not imported. */
  not_imported: z.array(z.string()),
  /** Sentences about the whole file. */
  notices: z.array(z.string()),
});
export type ImportReply = z.infer<typeof importReply>;
