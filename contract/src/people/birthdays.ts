import { addDays, type Day, type Period } from '../core/days.ts';

export interface CelebratedBirthday {
  /** `MM-DD` of birth, including 29 February (D37). */
  birthday: string;
  day: Day;
}

const LEAP_DAY = '02-29';

function hasLeapDay(year: string): boolean {
  const y = Number(year);
  return (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
}

/** Outside leap years, 29 February is celebrated on the 28th (as in D18). */
function celebratedDays(day: Day): string[] {
  const birthday = day.slice(5);
  const early = birthday === '02-28' && !hasLeapDay(day.slice(0, 4));
  return early ? [birthday, LEAP_DAY] : [birthday];
}

/** All birthdays celebrated in a period, in order, also across the turn of the year. */
export function birthdaysIn({ start, end }: Period): CelebratedBirthday[] {
  const kept: CelebratedBirthday[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    kept.push(...celebratedDays(day).map((birthday) => ({ birthday, day })));
  }
  return kept;
}
