import { z } from 'zod';

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

/** Folds accents and case, so that "joao" finds "João" (pitfall 16). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
