import { type Day, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold, foldSpaces } from '@intranet/contract/core/text.ts';
import type { z } from 'zod';

export type Cell<T> =
  | { value: T | undefined; problem?: never }
  | { value?: never; problem: string };

export const EMPTY_CELL = { value: undefined };

const MAX_SHOWN = 60;

export function shorten(cell = ''): string {
  return cell.length > MAX_SHOWN ? `${cell.slice(0, MAX_SHOWN)}…`.toWellFormed() : cell;
}
const BLANK = new Set(['', '-', 'n/a']);

export const isBlank = (cell = '') => BLANK.has(fold(cell));

/** The midnight that programs write behind a date. */
const MIDNIGHT = /[T ]0?0:00(:00(\.0+)?)?Z?$/;

/** Reads `DD/MM/YYYY` or `YYYY-MM-DD`, also with a midnight. */
export function readDay(cell: string | undefined, label: string): Cell<Day> {
  if (isBlank(cell)) return EMPTY_CELL;
  const value = parseDay((cell ?? '').replace(MIDNIGHT, ''));
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t a date. Use a format like 31/12/2026', {
          label,
          cell: shorten(cell),
        }),
      };
}

/** Errors of spreadsheets in English, Portuguese and Spanish. */
const ERRORS = new Set(
  '#n/a #ref! #value! #div/0! #name? #num! #null! #spill! #calc! #n/d #valor! #nome? #nulo! #¡ref! #¡valor! #¡div/0! #¿nombre? #¡num! #¡nulo!'.split(
    ' ',
  ),
);

/** Text that a form's schema accepts. @param required the error for an empty cell, if any */
export function readText(
  cell: string | undefined,
  label: string,
  schema: z.ZodType<string>,
  required?: string,
): Cell<string> {
  if (!cell) return required ? { problem: `${label}: ${required}` } : EMPTY_CELL;
  if (ERRORS.has(fold(cell))) {
    return {
      problem: t('{label}: the cell has the error {cell}. Correct it in the file', { label, cell }),
    };
  }
  const { data, error } = schema.safeParse(cell);
  return error ? { problem: `${label}: ${error.issues[0]?.message}` } : { value: data };
}

export const YES = ['Yes', 'Sim', 'Sí', 'TRUE', 'Verdadeiro', 'Verdadero'];
export const NO = ['No', 'Não', 'FALSE', 'Falso'];

const wordKey = (word: string) => foldSpaces(fold(word));

/** Finds values by their words, ignoring accents, letter case and double spaces. */
export function wordReader<Value>(wordsOf: () => Iterable<[Value, readonly string[]]>) {
  let known: Map<string, Value> | undefined;
  return (cell: string): Value | undefined => {
    known ??= new Map(
      [...wordsOf()].flatMap(([value, words]) =>
        words.map((word): [string, Value] => [wordKey(word), value]),
      ),
    );
    return known.get(wordKey(cell));
  };
}
