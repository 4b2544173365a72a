import { dayFormat } from '../core/day-text.ts';
import type { Day } from '../core/days.ts';
import { t } from '../core/i18n/t.ts';

export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

const dayInWords = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The last day on which a year's figures and pictures can be changed (D54). */
const closingDay = (year: number): Day => `${year + 1}-02-14`;

/** True for the current and the next year, and for last year until its closing day (D54). */
export function isYearOpen(year: number, today: Day): boolean {
  const current = yearOf(today);
  return year === current || year === current + 1 || isOpenLastYear(year, today);
}

function isOpenLastYear(year: number, today: Day): boolean {
  return year === yearOf(today) - 1 && today <= closingDay(year);
}

/** Why a year can't be changed, or null if it can. */
export function closedYearReason(year: number, today: Day): string | null {
  if (isYearOpen(year, today)) return null;
  if (year > yearOf(today)) {
    return t('{year} can be changed from {day}.', {
      year: String(year),
      day: dayInWords(`${year - 1}-01-01`),
    });
  }
  return t('{year} closed on {day}, so it can’t be changed.', {
    year: String(year),
    day: dayInWords(closingDay(year)),
  });
}

/** Until when last year can still be changed, or null for any other year. */
export function openUntil(year: number, today: Day): string | null {
  if (!isOpenLastYear(year, today)) return null;
  return t('{year} can be changed until {day}.', {
    year: String(year),
    day: dayInWords(closingDay(year)),
  });
}
