import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Noun } from '../tables/data-table/noun.ts';

interface Line<Action extends string> {
  action: Action | 'wrong';
}

export interface ImportLabels<Action extends string> {
  actions: Record<Action | 'wrong', string>;
  done: readonly Action[];
  /** An action's lines in a summary: `12 new`. */
  counts: Record<Action | 'wrong', (count: number) => string>;
  noun: Noun;
  nothing: string;
}

export function countLines<Action extends string>(
  lines: readonly Line<Action>[],
  ...actions: readonly (Action | 'wrong')[]
): number {
  return lines.filter(({ action }) => actions.includes(action)).length;
}

/** `12 new, 3 changed, 185 unchanged`, without actions that no line has. */
export function summarize<Action extends string>(
  lines: readonly Line<Action>[],
  { actions, counts }: ImportLabels<Action>,
): string {
  return (Object.keys(actions) as (Action | 'wrong')[])
    .map((action) => ({ action, count: countLines(lines, action) }))
    .filter(({ count }) => count > 0)
    .map(({ action, count }) => counts[action](count))
    .join(', ');
}

/** The number of lines to import: `1 password`, `1,200 lines`. */
export function importedCount<Action extends string>(
  lines: readonly Line<Action>[],
  { done, noun }: ImportLabels<Action>,
): string {
  return noun(countLines(lines, ...done));
}

/** @param open what has to be answered first, if anything */
export function whyNotImportable<Action extends string>(
  lines: readonly Line<Action>[],
  { done, nothing }: ImportLabels<Action>,
  open: string | null,
): string | null {
  const wrong = countLines(lines, 'wrong');
  if (wrong > 0) {
    return t(
      'Nothing can be imported yet. Correct the {wrong, plural, one {line with an error} other {# lines with errors}} in the file and choose it again.',
      { wrong },
    );
  }
  if (open !== null) return open;
  return countLines(lines, ...done) > 0 ? null : nothing;
}
