import type { ImportLine } from '@intranet/contract/leave/imports-endpoints.ts';
import { AppError } from '#core/errors.ts';

/** Whether to look only, or to do it. */
export type ImportMode = 'preview' | 'import';

const numbers = new Intl.NumberFormat('en-GB');

/**
 * All lines or none.
 * @throws AppError import_refused
 */
export function refuseWrongLines(lines: readonly ImportLine[]): void {
  const wrong = lines.filter(({ action }) => action === 'wrong').length;
  if (wrong === 0) return;
  const [few, all] = [numbers.format(wrong), numbers.format(lines.length)];
  throw new AppError(
    'import_refused',
    `${few} of ${all} lines ${wrong === 1 ? 'is' : 'are'} wrong: nothing was imported.`,
  );
}

/** How many lines do what, for the audit log. */
export function countActions(lines: readonly ImportLine[]) {
  const count = (action: ImportLine['action']) =>
    lines.filter((line) => line.action === action).length;
  return { lines: lines.length, created: count('create'), changed: count('change') };
}
