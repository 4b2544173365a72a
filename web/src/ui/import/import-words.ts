import type { ImportLine } from '@intranet/contract/core/import.ts';

export type Action = ImportLine['action'];

/** What happens to a line, in a word. */
export const ACTION_LABELS: Record<Action, string> = {
  create: 'New',
  change: 'Changed',
  none: 'Unchanged',
  wrong: 'Wrong',
};

const numbers = new Intl.NumberFormat('en-GB');

export function countLines(lines: readonly ImportLine[], ...actions: Action[]): number {
  return lines.filter(({ action }) => actions.includes(action)).length;
}

/** `1 line`, `1,200 lines`. */
export function linesInWords(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'line' : 'lines'}`;
}

/** `12 new, 3 changed, 185 unchanged`: what there is none of is left out. */
export function summarize(lines: readonly ImportLine[]): string {
  return (Object.entries(ACTION_LABELS) as [Action, string][])
    .map(([action, label]) => ({ count: countLines(lines, action), label: label.toLowerCase() }))
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${numbers.format(count)} ${label}`)
    .join(', ');
}

/** Why these lines are not imported, or null when they can be. */
export function hindrance(lines: readonly ImportLine[]): string | null {
  const wrong = countLines(lines, 'wrong');
  if (wrong > 0) {
    const them =
      wrong === 1 ? 'the line that is wrong' : `the ${linesInWords(wrong)} that are wrong`;
    return `Nothing can be imported yet: correct ${them} in the file and choose it again.`;
  }
  if (countLines(lines, 'create', 'change') > 0) return null;
  return 'There is nothing to import: all of it is there already.';
}
