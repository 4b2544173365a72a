import { createHash } from 'node:crypto';
import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { AppError } from '../errors.ts';

/** The stored reason of imported records. */
export const IMPORTED = 'Imported';

export interface SheetImport {
  file: Buffer;
  mode: 'preview' | 'import';
  /** The previewed plan; without it, the current plan is imported. */
  plan?: string | undefined;
}

interface PlannedLine {
  line: number;
  action: string;
  details: string[];
}

type Plan<Line> = { imported: boolean; lines: Line[]; plan: string };

function refuseWrongLines(lines: readonly PlannedLine[]): void {
  const wrong = lines.filter(({ action }) => action === 'wrong').length;
  if (wrong === 0) return;
  throw new AppError(
    'import_refused',
    t(
      '{wrong, plural, one {# of {all} lines is} other {# of {all} lines are}} wrong: nothing was imported.',
      { wrong, all: lines.length.toLocaleString(currentLocale()) },
    ),
  );
}

export function previewPlan<Line extends PlannedLine>(
  file: Buffer,
  steps: readonly { line: Line }[],
): Plan<Line> {
  const lines = steps.map(({ line }) => line);
  const hash = createHash('sha256').update(file).update(JSON.stringify(lines));
  return { imported: false, lines, plan: hash.digest('base64url').slice(0, 22) };
}

/** Accepts a plan without errors that equals the previewed one. @throws AppError import_refused */
export function confirmPlan<Line extends PlannedLine>(
  file: Buffer,
  steps: readonly { line: Line }[],
  expected: string | undefined,
): Plan<Line> {
  const reply = previewPlan(file, steps);
  refuseWrongLines(reply.lines);
  if (expected !== undefined && expected !== reply.plan) {
    throw new AppError(
      'import_refused',
      t(
        'Something changed after the preview, so nothing was imported. Review the new preview and import again.',
      ),
    );
  }
  return { ...reply, imported: true };
}

export function countActions(lines: readonly PlannedLine[]) {
  const count = (action: string) => lines.filter((line) => line.action === action).length;
  return { lines: lines.length, created: count('create'), changed: count('change') };
}
