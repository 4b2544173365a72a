import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import type { WriteDay } from '../core/day-text.ts';
import { addDays, addMonths, type Day, formatDay } from '../core/days.ts';
import { weekOf } from '../home/week.ts';
import type { Hint } from '../leave/endpoints.ts';
import { countLeaveDays } from '../leave/leave-dates.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { daysInWords, listInWords, roundDays } from './amounts.ts';
import type { DatedDays } from './funding.ts';
import type { VacationDue } from './statement-endpoints.ts';

const YEAR_DAYS = 12 * ACCRUAL_DAYS;
const MAX_PARTS = 3;
const SHORTEST_PART = 5;
const LONG_PART = 14;
const MAX_SOLD = YEAR_DAYS / 3;

const PARTS = msg('CLT Art. 134 §1');
const FIRST_DAY = msg('CLT Art. 134 §3');
const SALE = msg('CLT Art. 143');

export type Holiday = { day: Day; name: string };

const monthOf = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Whole months since the start date, by D18's monthly anniversaries; 0 before the first. */
function monthsWorked(startDate: Day, day: Day): number {
  const months = monthOf(day) - monthOf(startDate);
  // Clamping never moves an anniversary into another month.
  return Math.max(0, addMonths(startDate, months) <= day ? months : months - 1);
}

type WorkYear = { start: Day; end: Day };

function workYear(startDate: Day, years: number): WorkYear {
  return {
    start: addMonths(startDate, 12 * years),
    end: addDays(addMonths(startDate, 12 * (years + 1)), -1),
  };
}

/** The work year that contains a day (D18). Earlier days belong to the first year. */
export function workYearOf(startDate: Day, day: Day): WorkYear {
  return workYear(startDate, Math.floor(monthsWorked(startDate, day) / 12));
}

export interface ProposedVacation {
  start: Day;
  end: Day;
  /** Null if unknown, which skips the hint about parts. */
  startDate: Day | null;
  others: readonly DatedDays[];
  holidays: readonly Holiday[];
}

function partHints(vacation: ProposedVacation, write: WriteDay): Hint[] {
  const { start, end, startDate, others } = vacation;
  const hints: Hint[] = [];
  const days = countLeaveDays(start, end);
  if (days < SHORTEST_PART) {
    const text = t('Each part of a vacation must last at least {SHORTEST_PART} days.', {
      SHORTEST_PART,
    });
    hints.push({ text, article: t(PARTS) });
  }
  if (startDate === null) return hints;

  const year = workYearOf(startDate, start);
  const lengths = [
    ...others.filter(({ on }) => on >= year.start && on <= year.end).map((other) => other.days),
    days,
  ];
  const inYear = { start: write(year.start, year.end), end: write(year.end, year.start) };
  if (lengths.length > MAX_PARTS) {
    const text = t(
      'This would be part {length} of the vacation in the work year {start} to {end}. Vacation can be split into at most three parts.',
      { length: lengths.length, ...inYear },
    );
    hints.push({ text, article: t(PARTS) });
  }
  if (lengths.every((length) => length < LONG_PART)) {
    const left = YEAR_DAYS - lengths.reduce((sum, length) => sum + length, 0);
    if (lengths.length >= MAX_PARTS || left < LONG_PART) {
      const text = t(
        'At least one part of the vacation in the work year {start} to {end} must last {LONG_PART} days or more. This request leaves no room for such a part.',
        { LONG_PART, ...inYear },
      );
      hints.push({ text, article: t(PARTS) });
    } else if (lengths.length === MAX_PARTS - 1) {
      const text = t(
        'At least one part of the vacation in the work year {start} to {end} must last {LONG_PART} days or more. After this request, only the third part could still be that long.',
        { LONG_PART, ...inYear },
      );
      hints.push({ text, article: t(PARTS), info: true });
    }
  }
  return hints;
}

function firstDayHints({ start, holidays }: ProposedVacation, write: WriteDay): Hint[] {
  const follow = [1, 2].flatMap((after) => {
    const day = addDays(start, after);
    const holiday = holidays.find((known) => known.day === day);
    if (holiday) return [`${holiday.name} (${write(day)})`];
    if (weekOf(day).end !== day) return [];
    return [t('the weekly rest day (Sunday {day})', { day: write(day) })];
  });
  if (follow.length === 0) return [];
  const text = t(
    'A vacation can’t start on {start}, because {days} {count, plural, one {follows} other {follow}} within two days.',
    { start: write(start), days: listInWords(follow), count: follow.length },
  );
  return [{ text, article: t(FIRST_DAY) }];
}

/** Hints, which never block (CLT Art. 134 §1, §3). */
export function vacationHints(vacation: ProposedVacation, write: WriteDay = formatDay): Hint[] {
  return [...partHints(vacation, write), ...firstDayHints(vacation, write)].map((hint) => ({
    ...hint,
    // A short month ends with a dot in some languages.
    text: hint.text.replace(/\.\.$/, '.'),
  }));
}

export interface ProposedSale {
  on: Day;
  days: number;
  /** Null if unknown, which uses the calendar year instead of the work year. */
  startDate: Day | null;
  sold: readonly DatedDays[];
}

/** A hint about selling over a third of a work year's days, earlier sales included (CLT Art. 143). */
export function saleHint({ on, days, startDate, sold }: ProposedSale): Hint | null {
  const { start, end } = workYearOf(startDate ?? `${on.slice(0, 4)}-01-01`, on);
  const before = sold
    .filter((sale) => sale.on >= start && sale.on <= end)
    .reduce((sum, sale) => sum + sale.days, 0);
  if (roundDays(before + days) <= MAX_SOLD) return null;
  const text =
    before > 0
      ? t(
          'At most a third of a work year’s vacation can be sold: {MAX_SOLD} of {YEAR_DAYS} days; {before} already sold.',
          { MAX_SOLD, YEAR_DAYS, before: daysInWords(before) },
        )
      : t(
          'At most a third of a work year’s vacation can be sold: {MAX_SOLD} of {YEAR_DAYS} days.',
          { MAX_SOLD, YEAR_DAYS },
        );
  return { text, article: t(SALE) };
}

export interface DueFacts {
  startDate: Day;
  today: Day;
  entries: readonly DatedDays[];
  accrued: readonly Day[];
  /** The day of the opening balance, which includes earlier months (D18); null without one. */
  openedOn: Day | null;
}

/**
 * Splits a balance by deadline. Vacation must be taken within the year after the work year that
 * earned it (CLT Art. 134); otherwise it is owed twice (Art. 137, férias vencidas). Leave uses the
 * oldest days first, and only posted months count (D14). `overdue` is today's balance without this
 * year's and last year's days. `due` is the balance at the end of this work year without this year's
 * days, after the vacation approved until then.
 */
export function computeVacationDue(facts: DueFacts): VacationDue {
  const { startDate, today, entries, accrued, openedOn } = facts;
  const years = Math.floor(monthsWorked(startDate, today) / 12);
  const { start, end: by } = workYear(startDate, years);
  const lastStart = workYear(startDate, years - 1).start;
  const inOpening = openedOn === null ? [] : accrualDays(startDate, lastStart, openedOn);
  const months = [...new Set([...inOpening, ...accrued])];
  // A month is earned when it ends, so a work year's first day counts for the previous year.
  const earned = (after: Day, until: Day) =>
    ACCRUAL_DAYS * months.filter((day) => day > after && day <= until).length;
  const earnedThisYear = earned(start, today);
  const sum = (day: Day) =>
    entries.reduce((total, entry) => (entry.on <= day ? total + entry.days : total), 0);
  const beyond = (balance: number) => Math.max(0, roundDays(balance));
  return {
    overdue: years < 2 ? 0 : beyond(sum(today) - earned(lastStart, start) - earnedThisYear),
    missed: addDays(start, -1),
    due: years < 1 ? 0 : beyond(sum(by) - earnedThisYear),
    by,
  };
}
