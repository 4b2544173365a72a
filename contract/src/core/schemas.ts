// Schemas are separate from rules and labels, so pages without schemas load no zod (decision 0013).
import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { INVALID_DAY, isDay } from './days.ts';
import { ROLES } from './roles.ts';

// Default error messages for people (D31).
z.config({
  customError: (issue) => {
    const unit = issue.origin === 'string' ? ' characters' : '';
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? t('This is required')
          : t('This value isn’t valid');
      case 'invalid_value':
        return t('Choose one of the options');
      case 'too_big':
        return t('At most {maximum}{unit}', { maximum: Number(issue.maximum), unit });
      case 'too_small':
        return `${issue.inclusive === false ? t('More than') : t('At least')} ${issue.minimum}${unit}`;
      case 'invalid_format':
      case 'invalid_union':
        return t('This value isn’t valid');
      default:
        return undefined;
    }
  },
});

export const roleSchema = z.enum(ROLES);

/** A calendar date on the wire, `YYYY-MM-DD`. @param missing the error for an empty field */
export function requiredDaySchema(missing: string) {
  return z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .refine(isDay, INVALID_DAY)
    .meta({ format: 'date', examples: ['2026-09-17'] });
}

export const daySchema = requiredDaySchema('Enter a date');

export const optionalDaySchema = z.union([
  z.literal('').transform(() => null),
  daySchema,
  z.null(),
]);

/** Control characters (C0, DEL and C1) and Unicode's line and paragraph separators. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Zero-width characters, and marks and overrides of text direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?/gu;

function trimmedSchema(max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(1, missing)
    .max(max, t('At most {max} characters', { max }))
    .refine((text) => text.isWellFormed(), t('Use printable characters only'));
}

/** One line of printable text, trimmed and NFC-normalised, of 1 to `max` characters. */
export function lineSchema(max: number, missing: string) {
  return trimmedSchema(max, missing).refine(
    (text) => !CONTROL.test(text),
    t('Use printable characters only'),
  );
}

/** A line for a new name, without invisible characters that could make two names look equal. */
export function nameSchema(max: number, missing: string) {
  return lineSchema(max, missing).refine(
    (text) => !INVISIBLE.test(text.replaceAll(EMOJI, '')),
    t('Remove invisible characters and text direction marks'),
  );
}

/** A line for looking up an existing name, which may be older than these rules. */
export function existingNameSchema(max: number, missing: string) {
  return trimmedSchema(max, missing).refine(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
    (text) => !/[\u0000-\u001f\u007f]/.test(text),
    t('Use printable characters only'),
  );
}

/** Text that is only looked up: limited, trimmed and safe for the database. */
export function searchSchema(max: number, missing?: string) {
  return z
    .string(missing)
    .max(max, t('At most {max} characters', { max }))
    .trim()
    .transform((text) => text.replaceAll('\u0000', ''));
}

/** A trimmed note of several lines, without characters that the database rejects. */
export function noteSchema(max: number) {
  return z
    .string()
    .max(max, t('At most {max} characters', { max }))
    .transform((text) => text.trim().normalize('NFC').replaceAll('\u0000', '').toWellFormed());
}
