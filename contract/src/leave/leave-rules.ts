import { t } from '@intranet/contract/core/i18n/t.ts';
import { daysInWords } from '../balance/amounts.ts';
import { addDays, addMonths, type Day, type Period } from '../core/days.ts';
import { type LeaveType, leaveTypeLabel } from './leave-types.ts';

interface LeaveRule {
  /** The longest leave that the benefits promise. A longer request gets a hint. */
  longest?: { days: number } | { months: number };
}

/** One row per leave type that has rules. */
const RULES: Partial<Record<LeaveType, LeaveRule>> = {
  'Maternity Leave': { longest: { months: 6 } },
  'Paternity Leave': { longest: { days: 20 } },
  'Wedding Leave': { longest: { days: 3 } },
  'Day Off': { longest: { days: 1 } },
};

const OLDEST_MONTHS = 12;
const FURTHEST_MONTHS = 18;

function limitHint({ type, start, end }: ProposedRequest): string[] {
  const longest = RULES[type]?.longest;
  if (!longest) return [];
  const inDays = 'days' in longest;
  const after = inDays ? addDays(start, longest.days) : addMonths(start, longest.months);
  if (end < after) return [];
  const limit = inDays
    ? daysInWords(longest.days)
    : t('{count, plural, one {# month} other {# months}}', { count: longest.months });
  return [t('Above the limit for {type}: {limit}', { type: leaveTypeLabel(type), limit })];
}

function yearHint(start: Day, today: Day): string[] {
  const isUsual =
    start >= addMonths(today, -OLDEST_MONTHS) && start <= addMonths(today, FURTHEST_MONTHS);
  return isUsual ? [] : [t('Starts in {year}: check the year', { year: start.slice(0, 4) })];
}

export type ProposedRequest = Period & { type: LeaveType };

/** What to check about a request, which is never refused for it (D63). */
export function requestHints(request: ProposedRequest, today: Day): string[] {
  return [...yearHint(request.start, today), ...limitHint(request)];
}
