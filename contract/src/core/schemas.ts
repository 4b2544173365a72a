import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { INVALID_DAY, isDay } from './days.ts';
import { ROLES } from './roles.ts';

// Default error messages for people (D31).
z.config({
  customError: (issue) => {
    const isText = issue.origin === 'string';
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? t('This is required')
          : t('This value isn’t valid');
      case 'invalid_value':
        return t('Choose one of the options');
      case 'too_big':
        return isText
          ? t('At most {max} characters', { max: Number(issue.maximum) })
          : t('At most {max}', { max: Number(issue.maximum) });
      case 'too_small': {
        const min = Number(issue.minimum);
        if (isText) {
          return t('At least {min, plural, one {# character} other {# characters}}', { min });
        }
        return issue.inclusive === false
          ? t('More than {min}', { min })
          : t('At least {min}', { min });
      }
      case 'invalid_format':
      case 'invalid_union':
        return t('This value isn’t valid');
      default:
        return undefined;
    }
  },
});

export const roleSchema = z.enum(ROLES, { error: () => t('Choose a role') });

/** A calendar date on the wire, `YYYY-MM-DD`. @param missing the error for an empty field */
export function requiredDaySchema(missing: Message) {
  return z
    .string({ error: () => t(missing) })
    .min(1, { error: () => t(missing), abort: true })
    .refine(isDay, { error: () => t(INVALID_DAY) })
    .meta({ format: 'date', examples: ['2026-09-17'] });
}

export const daySchema = requiredDaySchema(msg('Enter a date'));

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

/** z.string({ error }) would also replace the message about the length. */
export const atMost = (max: number) => ({ error: () => t('At most {max} characters', { max }) });
const PRINTABLE = { error: () => t('Use printable characters only') };

function trimmedSchema(max: number, missing: Message) {
  const required = { error: () => t(missing) };
  return z
    .string(required)
    .trim()
    .normalize('NFC')
    .min(1, required)
    .max(max, atMost(max))
    .refine((text) => text.isWellFormed(), PRINTABLE);
}

/** One line of printable text, trimmed and NFC-normalised, of 1 to `max` characters. */
export function lineSchema(max: number, missing: Message) {
  return trimmedSchema(max, missing).refine((text) => !CONTROL.test(text), PRINTABLE);
}

/** A line for a new name, without invisible characters that could make two names look equal. */
export function nameSchema(max: number, missing: Message) {
  return lineSchema(max, missing).refine((text) => !INVISIBLE.test(text.replaceAll(EMOJI, '')), {
    error: () => t('Remove invisible characters and text direction marks'),
  });
}

/** A line for looking up an existing name, which may be older than these rules. */
export function existingNameSchema(max: number, missing: Message) {
  return trimmedSchema(max, missing).refine(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
    (text) => !/[\u0000-\u001f\u007f]/.test(text),
    PRINTABLE,
  );
}

/** Text that is only looked up: limited, trimmed and safe for the database. */
export function searchSchema(max: number, missing?: Message) {
  return z
    .string(missing && { error: () => t(missing) })
    .max(max, atMost(max))
    .trim()
    .transform((text) => text.replaceAll('\u0000', ''));
}

/** Text to search for that must not be empty. */
export function requiredSearchSchema(max: number, missing: Message) {
  return searchSchema(max, missing).pipe(z.string().min(1, { error: () => t(missing) }));
}

/** A trimmed note of several lines, without characters that the database rejects. */
export function noteSchema(max: number) {
  return z
    .string()
    .max(max)
    .transform((text) => text.trim().normalize('NFC').replaceAll('\u0000', '').toWellFormed());
}
