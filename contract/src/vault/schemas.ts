import { z } from 'zod';
import { type Message, msg, t } from '../core/i18n/t.ts';
import { lineSchema, nameSchema } from '../core/schemas.ts';

/** One line, trimmed at its ends; may be empty. */
const optionalLine = (max: number) =>
  z.union([z.literal(''), lineSchema(max, msg('This is required'))]);

/** A secret stays byte for byte, within what the database accepts. */
const secretSchema = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), {
    error: () => t('This contains characters that can’t be stored'),
  });

export const entrySchema = z.object({
  platform: nameSchema(200, msg('Enter a platform')),
  link: optionalLine(2_048).default(''),
  user: optionalLine(320).default(''),
  password: secretSchema,
});

/** Base32 as platforms print it, with spaces or in an otpauth:// address. */
export const codeSecretSchema = z
  .string()
  .trim()
  .min(1, { error: () => t('Enter the secret') })
  .max(2_048);

export const shownFields = { platform: z.string(), link: z.string(), user: z.string() };

export const purposeSchema = z.enum(['reveal', 'copy']);
export type Purpose = z.infer<typeof purposeSchema>;

export const READINGS = {
  revealed: msg('Revealed'),
  copied: msg('Copied'),
  listed: msg('Viewed in the full list'),
  exported: msg('Exported'),
  typed: msg('Entered'),
  imported: msg('Imported or previewed'),
} as const;
/** The same for the secret that codes come from. */
export const CODE_READINGS: Record<keyof typeof READINGS, Message> = {
  revealed: msg('Code revealed'),
  copied: msg('Code copied'),
  listed: msg('Code secret viewed in the full list'),
  exported: msg('Code secret exported'),
  typed: msg('Code secret entered'),
  imported: msg('Code secret imported or previewed'),
};
export type Reading = keyof typeof READINGS;
export const readingSchema = z.enum(Object.keys(READINGS) as [Reading, ...Reading[]]);

export const BIN_DAYS = 30;

/** Why somebody who has read a secret can no longer open the entry. */
export const ROTATION_CAUSES = {
  left: msg('Left the company'),
  account_deleted: msg('Account deleted'),
  role: msg('No longer an administrator'),
  group: msg('No longer in the group'),
  moved: msg('Other area or position'),
  unshared: msg('Entry no longer shared with them'),
  switched_off: msg('Sharing was turned off'),
  other: msg('Lost access'),
} as const;
export type RotationCause = keyof typeof ROTATION_CAUSES;

/** Somebody who knows a current secret without having access, so that it should be changed (D59). */
export const rotationSchema = z.object({
  person: z.string(),
  cause: z.enum(Object.keys(ROTATION_CAUSES) as [RotationCause, ...RotationCause[]]),
  /** True for the secret of one-time codes, false for the password. */
  of_code: z.boolean(),
  at: z.string(),
});
export type Rotation = z.infer<typeof rotationSchema>;
