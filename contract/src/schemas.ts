// What the features' schemas are made of. Apart from the rules and words beside it, so that a page that
// needs only those loads no zod (decision 0013).
import { z } from 'zod';
import { isDay } from './days.ts';
import { ROLES } from './roles.ts';

// What a schema says when it was given no sentence of its own: a person reads it (D31).
z.config({
  customError: (issue) => {
    const unit = issue.origin === 'string' ? ' characters' : '';
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null
          ? 'This is required'
          : 'This is not valid';
      case 'invalid_value':
        return 'This is none of the choices';
      case 'too_big':
        return `At most ${issue.maximum}${unit}`;
      case 'too_small':
        return `${issue.inclusive === false ? 'More than' : 'At least'} ${issue.minimum}${unit}`;
      case 'invalid_format':
      case 'invalid_union':
        return 'This is not valid';
      default:
        return undefined;
    }
  },
});

export const roleSchema = z.enum(ROLES);

/** A calendar date on the wire, `YYYY-MM-DD`. */
export const daySchema = z
  .string('Enter a date')
  .refine(isDay, 'Enter a date that exists, as YYYY-MM-DD')
  .meta({ format: 'date', examples: ['2026-09-17'] });

/** The same of a field that may be left empty: null then. */
export const optionalDaySchema = z.union([
  z.literal('').transform(() => null),
  daySchema,
  z.null(),
]);

/** Control characters other than what a person types; refused in names and one-line fields. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** One line of printable text, trimmed, in Unicode's composed form, of 1 to `max` characters. */
export function lineSchema(max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .normalize('NFC')
    .min(1, missing)
    .max(max, `At most ${max} characters`)
    .refine((text) => !CONTROL.test(text) && text.isWellFormed(), 'Only printable characters');
}

/** Text that is only looked up, never stored: bounded, trimmed, and sent to the database safely. */
export function searchSchema(max: number, missing?: string) {
  return z
    .string(missing)
    .max(max, `At most ${max} characters`)
    .trim()
    .transform((text) => text.replaceAll('\u0000', ''));
}

/**
 * A note of several lines, trimmed, of at most `max` characters; empty is none. What the database does not take
 * is left out of it (NUL) or replaced (half of a character).
 */
export function noteSchema(max: number) {
  return z
    .string()
    .max(max, `At most ${max} characters`)
    .transform((text) => text.trim().normalize('NFC').replaceAll('\u0000', '').toWellFormed());
}
