import { z } from 'zod';
import { lineSchema, nameSchema } from '../core/schemas.ts';

/** One line, trimmed at its ends; may be empty. */
const optionalLine = (max: number) => z.union([z.literal(''), lineSchema(max, '')]);

/** A secret stays byte for byte, within what the database accepts. */
const secretSchema = z
  .string()
  .max(1_000, 'At most 1000 characters')
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'This cannot be stored');

export const entrySchema = z.object({
  platform: nameSchema(200, 'Name the platform'),
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

export const purposeSchema = z.enum(['reveal', 'copy']);
export type Purpose = z.infer<typeof purposeSchema>;

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

export const BIN_DAYS = 30;
