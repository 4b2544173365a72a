import { z } from 'zod';
import { isDay } from './days.ts';
import { t } from './i18n/t.ts';

const PARTS = {
  day: isDay,
  id: (text: string) => /^[1-9]\d{0,15}$/.test(text),
};

/** The last entry of a page as text: `approvals_2026-12-01_17`. The next page begins after it. */
export const writeCursor = (list: string, parts: readonly (string | number)[]): string =>
  [list, ...parts].join('_');

/** A cursor of this list, as its parts. One that was altered or is of another list is refused. */
export const cursorSchema = (list: string, parts: readonly (keyof typeof PARTS)[]) =>
  z
    .string()
    .max(200)
    .transform((text, ctx) => {
      const [name, ...values] = text.split('_');
      const isValid = parts.every((part, index) => PARTS[part](values[index] ?? ''));
      if (name === list && values.length === parts.length && isValid) return values;
      ctx.addIssue({ code: 'custom', message: t('This page doesn’t exist. Load the list again.') });
      return z.NEVER;
    })
    .optional()
    .describe('The `next` of the page before');
