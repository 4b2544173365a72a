import type { PasswordImportLine } from '@intranet/contract/vault/transfer-endpoints.ts';

type Action = PasswordImportLine['action'];

/** What happens to a line, in a word. */
export const ACTION_LABELS: Record<Action, string> = {
  create: 'New',
  none: 'Skipped',
  wrong: 'Wrong',
};

const numbers = new Intl.NumberFormat('en-GB');

export function countLines(lines: readonly PasswordImportLine[], action: Action): number {
  return lines.filter((line) => line.action === action).length;
}

/** `1 password`, `1,200 passwords`. */
export function inWords(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'password' : 'passwords'}`;
}

/** `12 new, 3 skipped`: what there is none of is left out. */
export function summarize(lines: readonly PasswordImportLine[]): string {
  return (Object.keys(ACTION_LABELS) as Action[])
    .map((action) => ({ action, count: countLines(lines, action) }))
    .filter(({ count }) => count > 0)
    .map(({ action, count }) => `${numbers.format(count)} ${ACTION_LABELS[action].toLowerCase()}`)
    .join(', ');
}

/** Why these lines are not imported, or null when they can be. */
export function hindrance(lines: readonly PasswordImportLine[]): string | null {
  const wrong = countLines(lines, 'wrong');
  if (wrong > 0) {
    const them = wrong === 1 ? 'the line that is wrong' : `the ${wrong} lines that are wrong`;
    return `Nothing can be imported yet: correct ${them} in the file and choose it again.`;
  }
  if (countLines(lines, 'create') > 0) return null;
  return 'There is nothing to import: the details say why.';
}
