import { addDays, addMonths, type Day, formatDay } from '../core/days.ts';
import { weekOf } from '../home/week.ts';
import type { Hint } from '../leave/endpoints.ts';
import { countLeaveDays } from '../leave/leave-dates.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import { daysInWords, roundDays } from './amounts.ts';
import type { DatedDays } from './funding.ts';
import type { VacationDue } from './statement-endpoints.ts';

/** Days of vacation that a work year earns. */
const YEAR_DAYS = 12 * ACCRUAL_DAYS;
const MAX_PARTS = 3;
const SHORTEST_PART = 5;
/** One of the parts has at least so many days. */
const LONG_PART = 14;
/** How many days of a work year's vacation may be sold: a third. */
const MAX_SOLD = YEAR_DAYS / 3;

const PARTS = 'CLT Art. 134 §1';
const FIRST_DAY = 'CLT Art. 134 §3';
const SALE = 'CLT Art. 143';

export interface Holiday {
  day: Day;
  /** As Brazilians know it. */
  name: string;
}

/** The month of a day, counted through. */
const monthOf = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** Whole months since the start date, by the monthly anniversaries of D18; 0 before the first one. */
function monthsWorked(startDate: Day, day: Day): number {
  const months = monthOf(day) - monthOf(startDate);
  // An anniversary may be clamped, but never into another month.
  return Math.max(0, addMonths(startDate, months) <= day ? months : months - 1);
}

interface WorkYear {
  start: Day;
  end: Day;
}

function workYear(startDate: Day, years: number): WorkYear {
  return {
    start: addMonths(startDate, 12 * years),
    end: addDays(addMonths(startDate, 12 * (years + 1)), -1),
  };
}

/**
 * The year that the law counts by: from one anniversary of the start date to the day before the next one.
 * Anniversaries are those of D18; days before the start date belong to the first year.
 */
export function workYearOf(startDate: Day, day: Day): WorkYear {
  return workYear(startDate, Math.floor(monthsWorked(startDate, day) / 12));
}

/** A vacation that somebody may ask for, and what the law judges it by. */
export interface ProposedVacation {
  start: Day;
  end: Day;
  /** Null where it is not known: then nothing is said of parts. */
  startDate: Day | null;
  /** The person's other vacations, pending and approved: first day and length. */
  others: readonly DatedDays[];
  /** Those that follow the first day. */
  holidays: readonly Holiday[];
}

function partHints({ start, end, startDate, others }: ProposedVacation): Hint[] {
  const hints: Hint[] = [];
  const days = countLeaveDays(start, end);
  if (days < SHORTEST_PART) {
    const text = `A part of a vacation may not be shorter than ${SHORTEST_PART} days.`;
    hints.push({ text, article: PARTS });
  }
  if (startDate === null) return hints;

  const year = workYearOf(startDate, start);
  const lengths = [
    ...others.filter(({ on }) => on >= year.start && on <= year.end).map((other) => other.days),
    days,
  ];
  const inYear = `the work year ${formatDay(year.start)} to ${formatDay(year.end)}`;
  if (lengths.length > MAX_PARTS) {
    const text = `This would be part ${lengths.length} of the vacation in ${inYear}; it may be split into at most three.`;
    hints.push({ text, article: PARTS });
  }
  if (lengths.every((length) => length < LONG_PART)) {
    const left = YEAR_DAYS - lengths.reduce((sum, length) => sum + length, 0);
    if (lengths.length >= MAX_PARTS || left < LONG_PART) {
      const text = `One part must have at least ${LONG_PART} days; with this one, none in ${inYear} would.`;
      hints.push({ text, article: PARTS });
    } else if (lengths.length === MAX_PARTS - 1) {
      const text = `One part must have at least ${LONG_PART} days: in ${inYear} that would have to be the third.`;
      hints.push({ text, article: PARTS });
    }
  }
  return hints;
}

function firstDayHints({ start, holidays }: ProposedVacation): Hint[] {
  const follow = [1, 2].flatMap((after) => {
    const day = addDays(start, after);
    const holiday = holidays.find((known) => known.day === day);
    if (holiday) return [`${holiday.name} (${formatDay(day)})`];
    return weekOf(day).end === day ? [`Sunday ${formatDay(day)}`] : [];
  });
  if (follow.length === 0) return [];
  const text = `A vacation may not start in the two days before a holiday or the weekly rest: ${formatDay(start)} is just before ${follow.join(' and ')}.`;
  return [{ text, article: FIRST_DAY }];
}

/**
 * What the law says of a vacation that is asked for; none when all is well. Up to three parts a work year,
 * one of at least 14 days, none under 5 (CLT Art. 134 §1); no start in the two days before a holiday or the
 * weekly rest, a Sunday (§3). They only inform.
 */
export function vacationHints(vacation: ProposedVacation): Hint[] {
  return [...partHints(vacation), ...firstDayHints(vacation)];
}

export interface ProposedSale {
  /** The day it takes effect. */
  on: Day;
  days: number;
  /** Null where it is not known: then the calendar year stands for the work year. */
  startDate: Day | null;
  /** What the person has sold already, whenever it was. */
  sold: readonly DatedDays[];
}

/**
 * What the law says of selling vacation: at most a third of what a work year earns (CLT Art. 143). Judged
 * with what was sold in the work year of the sale's own day.
 */
export function saleHint({ on, days, startDate, sold }: ProposedSale): Hint | null {
  const { start, end } = workYearOf(startDate ?? `${on.slice(0, 4)}-01-01`, on);
  const before = sold
    .filter((sale) => sale.on >= start && sale.on <= end)
    .reduce((sum, sale) => sum + sale.days, 0);
  if (roundDays(before + days) <= MAX_SOLD) return null;
  const already = before > 0 ? `; ${daysInWords(before)} sold already` : '';
  const text = `At most a third of the vacation of a work year may be sold, ${MAX_SOLD} of ${YEAR_DAYS} days${already}.`;
  return { text, article: SALE };
}

export interface DueFacts {
  startDate: Day;
  today: Day;
  /** Posted entries, signed, each on the day it takes effect; sums of several will do. */
  entries: readonly DatedDays[];
  /** The days on which a month's earning was posted; those before the last work year do not matter. */
  accrued: readonly Day[];
  /** The day of the opening balance, which holds every month earned up to then (D18); null without one. */
  openedOn: Day | null;
}

/**
 * What the law makes of a balance. The vacation that a work year earned is to be taken within the next one
 * (CLT Art. 134), else it is owed twice (Art. 137, férias vencidas). Days taken are the oldest ones, so of
 * the balance at most what the present year has earned belongs to it, which is not due at all, and before
 * that at most what the last one earned, which is due by the end of the present one:
 *
 * - `overdue`: what is there today beyond both, from the third work year on;
 * - `due`: what there will be on the last day but for the present year's, from the second on. A vacation
 *   approved to begin by then counts as taken; it may still be overdue until it begins.
 *
 * A year earns 2.5 days a month, but none for a month as a contractor or away (D14): what counts is what was
 * posted, and the months that the opening balance stands for. For whoever accrues and has a known start date.
 */
export function vacationDue(facts: DueFacts): VacationDue {
  const { startDate, today, entries, accrued, openedOn } = facts;
  const years = Math.floor(monthsWorked(startDate, today) / 12);
  const { start, end: by } = workYear(startDate, years);
  const lastStart = workYear(startDate, years - 1).start;
  const inOpening = openedOn === null ? [] : accrualDays(startDate, lastStart, openedOn);
  const months = [...new Set([...inOpening, ...accrued])];
  // A month is earned when it is over: the first day of a year closes the year before.
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
