import { z } from 'zod';
import { lineSchema, nameSchema } from '../core/schemas.ts';

/** One line, kept as typed but for spaces at its ends; may be empty. */
const optionalLine = (max: number) => z.union([z.literal(''), lineSchema(max, '')]);

/** A secret is kept to the letter: no trimming, no normalising, only what the database can hold. */
const secretSchema = z
  .string()
  .max(1_000, 'At most 1000 characters')
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'This cannot be stored');

/** An entry as spec §3 has it, without its id. */
export const entrySchema = z.object({
  platform: nameSchema(200, 'Name the platform'),
  /** An address people open, or any words that help to find the place. */
  link: optionalLine(2_048).default(''),
  user: optionalLine(320).default(''),
  password: secretSchema,
});

/** Base32 as platforms print it, with spaces or in an otpauth:// address. */
export const codeSecretSchema = z
  .string()
  .trim()
  .min(1, 'Enter the secret')
  .max(2_048, 'At most 2048 characters');

/** What a secret was wanted for; the audit log has it. */
export const purposeSchema = z.enum(['reveal', 'copy']);
export type Purpose = z.infer<typeof purposeSchema>;

/** Ways in which somebody has come to know a secret. */
export const READINGS = {
  revealed: 'Revealed',
  copied: 'Copied',
  listed: 'Read with all others',
  exported: 'Exported',
  typed: 'Entered',
  imported: 'Imported, or in a file looked at',
} as const;
export type Reading = keyof typeof READINGS;
export const readingSchema = z.enum(Object.keys(READINGS) as [Reading, ...Reading[]]);

/** How long a deleted entry can be brought back, in days. */
export const BIN_DAYS = 30;
