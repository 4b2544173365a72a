import { toHalfDays } from '@intranet/contract/balance/amounts.ts';
import type { Answer } from '@intranet/contract/chatbot/answer.ts';
import { type Day, formatDay, type Period } from '@intranet/contract/core/days.ts';
import { tc } from '@intranet/contract/core/i18n/t.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';

export interface Asking {
  queryClient: QueryClient;
  user: StoredUser;
  today: Day;
}

/** People that an answer names; the page shows the others. */
export const MAX_NAMES = 8;

/** The chatbot's own language, which is Portuguese as specified. */
const locale = () => tc('language code of the chatbot', 'en');

/** An answer from data. Its topic is none of the chatbot's, so the question isn't stored as unanswered. */
export const says = (text: string, ...pages: Answer['pages']): Answer => ({
  topic: 'own',
  text,
  pages,
  contacts: [],
});

export const noRecord = (): Answer => ({
  ...says(tc('chatbot', 'You have no employee record here, so I can’t tell.')),
  contacts: ['support-people'],
});

export const daysInWords = (days: number): string =>
  tc('chatbot', '{count, plural, one {{days} day} other {{days} days}}', {
    count: toHalfDays(days),
    days: new Intl.NumberFormat(locale(), { useGrouping: false }).format(toHalfDays(days)),
  });

export const periodInWords = ({ start, end }: Period): string =>
  start === end
    ? formatDay(start)
    : tc('chatbot', '{start} to {end}', { start: formatDay(start), end: formatDay(end) });

/** `Ana, Bia and 3 others` */
export function namesInWords(names: readonly string[], count = names.length): string {
  const listed = [...new Set(names)].slice(0, MAX_NAMES);
  const others = Math.max(0, count - listed.length);
  const more = tc('chatbot', '{others, plural, one {# other} other {# others}}', { others });
  return new Intl.ListFormat(locale()).format(others === 0 ? listed : [...listed, more]);
}
