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

/** An import whose preview may ask questions. */
export interface AskingImport extends SheetImport {
  same_person?: string | undefined;
  another_person?: string | undefined;
  ignore_columns?: 'yes' | 'no' | undefined;
}

/** By line number, whether a near name means the same person. */
export type SamePersonAnswers = ReadonlyMap<number, boolean>;

export function readAnswers({ same_person, another_person }: AskingImport): SamePersonAnswers {
  const answer = (lines: string | undefined, same: boolean) =>
    (lines || undefined)?.split(',').map((line) => [Number(line), same] as const) ?? [];
  return new Map([...answer(same_person, true), ...answer(another_person, false)]);
}

/** @throws AppError import_refused if the file has columns that nobody has agreed to leave out */
export function refuseUnknownColumns(
  leftOut: readonly string[],
  { ignore_columns }: Pick<AskingImport, 'ignore_columns'>,
) {
  if (leftOut.length === 0 || ignore_columns === 'yes') return;
  throw new AppError(
    'import_refused',
    t('Nothing was imported. Confirm that you want to import without these columns: {columns}', {
      columns: leftOut.join(', '),
    }),
  );
}

interface PlannedLine {
  line: number;
  action: string;
  details: string[];
}

type Plan<Line> = { imported: boolean; lines: Line[]; plan: string };

function countLines(lines: readonly PlannedLine[], wanted: string): number {
  return lines.filter(({ action }) => action === wanted).length;
}

function refuseOpenLines(lines: readonly PlannedLine[]): void {
  const wrong = countLines(lines, 'wrong');
  const asked = countLines(lines, 'ask');
  if (wrong === 0 && asked > 0) {
    throw new AppError(
      'import_refused',
      t(
        '{asked, plural, one {# line needs} other {# lines need}} an answer: nothing was imported.',
        { asked },
      ),
    );
  }
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

/** Accepts a plan without errors and questions that equals the previewed one. @throws AppError import_refused */
export function confirmPlan<Line extends PlannedLine>(
  file: Buffer,
  steps: readonly { line: Line }[],
  expected: string | undefined,
): Plan<Line> {
  const reply = previewPlan(file, steps);
  refuseOpenLines(reply.lines);
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
  return {
    lines: lines.length,
    created: countLines(lines, 'create'),
    changed: countLines(lines, 'change'),
  };
}
