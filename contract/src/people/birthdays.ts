import { addDays, type Day } from '../core/days.ts';

/** Days one after another, both ends included. */
export interface Period {
  start: Day;
  end: Day;
}

/** A birthday without its year, and the day of a year on which it is kept. */
export interface KeptBirthday {
  /** `MM-DD`, as the person was born: 29 February too (D37). */
  birthday: string;
  day: Day;
}

const LEAP_DAY = '02-29';

function hasLeapDay(year: string): boolean {
  const y = Number(year);
  return (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
}

/** 29 February is kept a day early in a year without one: so it stays in its month, as in D18. */
function keptOn(day: Day): string[] {
  const birthday = day.slice(5);
  const early = birthday === '02-28' && !hasLeapDay(day.slice(0, 4));
  return early ? [birthday, LEAP_DAY] : [birthday];
}

/** Every birthday that is kept in a period, in order; a period over the turn of the year, too. */
export function birthdaysIn({ start, end }: Period): KeptBirthday[] {
  const kept: KeptBirthday[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    kept.push(...keptOn(day).map((birthday) => ({ birthday, day })));
  }
  return kept;
}
