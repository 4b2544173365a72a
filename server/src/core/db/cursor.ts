import { isDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { AppError } from '../errors.ts';

export const cursorDay = z.string().refine(isDay);
export const cursorId = z.int().positive();

/** Where a page of a list ends, as text. It isn't sealed, because its values are only compared. */
export const writeCursor = (list: string, parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify([list, parts])).toString('base64url');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The parts of a cursor.
 * @throws AppError invalid_input for a cursor of another list, or one that was altered
 */
export function readCursor<Parts>(text: string, list: string, parts: z.ZodType<Parts>): Parts {
  const cursor = z.tuple([z.literal(list), parts]);
  const { data } = cursor.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
  if (data) return data[1];
  throw new AppError('invalid_input', t('This page doesn’t exist. Load the list again.'));
}
