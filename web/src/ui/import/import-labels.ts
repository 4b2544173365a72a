import { t } from '@intranet/contract/core/i18n/t.ts';

interface Line<Action extends string> {
  action: Action | 'wrong';
}

export interface ImportLabels<Action extends string> {
  actions: Record<Action | 'wrong', string>;
  done: readonly Action[];
  noun: readonly [one: string, many: string];
  nothing: string;
}

const numbers = new Intl.NumberFormat('en-GB');
const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`;

export function countLines<Action extends string>(
  lines: readonly Line<Action>[],
  ...actions: readonly (Action | 'wrong')[]
): number {
  return lines.filter(({ action }) => actions.includes(action)).length;
}

/** `12 new, 3 changed, 185 unchanged`, without actions that no line has. */
export function summarize<Action extends string>(
  lines: readonly Line<Action>[],
  { actions }: ImportLabels<Action>,
): string {
  return (Object.entries(actions) as [Action, string][])
    .map(([action, label]) => ({ count: countLines(lines, action), label: label.toLowerCase() }))
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${numbers.format(count)} ${label}`)
    .join(', ');
}

/** The number of lines to import: `1 password`, `1,200 lines`. */
export function importedCount<Action extends string>(
  lines: readonly Line<Action>[],
  { done, noun }: ImportLabels<Action>,
): string {
  return counted(countLines(lines, ...done), noun);
}

/** Why these lines can't be imported, or null if they can. */
export function whyNotImportable<Action extends string>(
  lines: readonly Line<Action>[],
  { done, nothing }: ImportLabels<Action>,
): string | null {
  const wrong = countLines(lines, 'wrong');
  if (wrong > 0) {
    const them =
      wrong === 1
        ? t('the line with an error')
        : t('the {wrong} with errors', { wrong: counted(wrong, ['line', 'lines']) });
    return t('Nothing can be imported yet. Correct {them} in the file and choose it again.', {
      them,
    });
  }
  return countLines(lines, ...done) > 0 ? null : nothing;
}
