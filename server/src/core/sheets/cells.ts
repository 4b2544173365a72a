import { type Day, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import type { z } from 'zod';

export type Cell<T> =
  | { value: T | undefined; problem?: never }
  | { value?: never; problem: string };

export const EMPTY_CELL = { value: undefined };

const MOST_SHOWN = 60;

export function shorten(cell = ''): string {
  return cell.length > MOST_SHOWN ? `${cell.slice(0, MOST_SHOWN)}…`.toWellFormed() : cell;
}
const BLANK = new Set(['', '-', 'n/a']);

export const isBlank = (cell = '') => BLANK.has(fold(cell));

/** Reads `DD/MM/YYYY`, `YYYY-MM-DD`, or a date as the spreadsheet stores it. */
export function readDay(cell: string | undefined, label: string): Cell<Day> {
  if (isBlank(cell)) return EMPTY_CELL;
  const value = parseDay(cell ?? '');
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t a date. Use a format like 31/12/2026', {
          label,
          cell: shorten(cell),
        }),
      };
}

/** Text that a form's schema accepts. @param required the error for an empty cell, if any */
export function readText(
  cell: string | undefined,
  label: string,
  schema: z.ZodType<string>,
  required?: string,
): Cell<string> {
  if (!cell) return required ? { problem: `${label}: ${required}` } : EMPTY_CELL;
  const { data, error } = schema.safeParse(cell);
  return error ? { problem: `${label}: ${error.issues[0]?.message}` } : { value: data };
}
