import { yearOf } from '@intranet/contract/communication/years.ts';
import { addDays, addMonths, type Day, daysBetween } from '@intranet/contract/core/days.ts';

/** Goals of the current and of last year in whole reais, and the percentage reached, January first. */
const MONTHS: readonly {
  goals: [now: number, last: number];
  reached: [now: number, last: number];
}[] = [
  { goals: [2_400_000, 2_100_000], reached: [91, 98] },
  { goals: [2_400_000, 2_200_000], reached: [104, 93] },
  { goals: [2_900_000, 2_500_000], reached: [97, 102] },
  { goals: [2_700_000, 2_500_000], reached: [112, 99] },
  { goals: [2_900_000, 2_600_000], reached: [88, 107] },
  { goals: [3_600_000, 3_100_000], reached: [101, 95] },
  { goals: [3_000_000, 2_800_000], reached: [95, 89] },
  { goals: [3_100_000, 2_800_000], reached: [109, 104] },
  { goals: [3_500_000, 3_000_000], reached: [103, 97] },
  { goals: [3_400_000, 3_100_000], reached: [98, 106] },
  { goals: [3_700_000, 3_300_000], reached: [106, 100] },
  { goals: [4_900_000, 4_200_000], reached: [100, 103] },
];

const uneven = (amount: number, month: number) => Math.floor(amount) + month * 1_371;

interface PlannedTarget {
  year: number;
  month: number;
  goal: number;
  actual: number;
}

/** The targets of last year and this one. The current month is partial, and later ones have no revenue. */
export function planRevenue(today: Day): PlannedTarget[] {
  const year = yearOf(today);
  const now = Number(today.slice(5, 7));
  const first = `${today.slice(0, 7)}-01`;
  const passed = (daysBetween(first, today) + 1) / daysBetween(first, addMonths(first, 1));
  return MONTHS.flatMap(({ goals: [goal, lastGoal], reached: [reached, lastReached] }, index) => {
    const month = index + 1;
    const whole = (goal * reached) / 100;
    const actual = uneven(month === now ? whole * passed : whole, month);
    const last = uneven((lastGoal * lastReached) / 100, month);
    return [
      { year: year - 1, month, goal: lastGoal, actual: last },
      { year, month, goal, actual: month > now ? 0 : actual },
    ];
  });
}

interface PlannedImage {
  /** The day of the upload, in the month that it shows. */
  day: Day;
  file: string;
}

/** The pictures of this month and the one before, and of January and June of last year. */
export function planMonthlyImages(today: Day): PlannedImage[] {
  const lastYear = yearOf(today) - 1;
  return [
    { day: today, file: 'lanterns.webp' },
    { day: addDays(`${today.slice(0, 7)}-01`, -1), file: 'boats.webp' },
    { day: `${lastYear}-06-30`, file: 'lanterns.webp' },
    { day: `${lastYear}-01-31`, file: 'boats.webp' },
  ];
}
