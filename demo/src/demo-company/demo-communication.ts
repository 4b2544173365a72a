import { addDays, addMonths, type Day, daysBetween } from '@intranet/contract/core/days.ts';

/** Monthly goals in whole reais, January first, with more towards the year's end. */
const GOALS = [
  2_400_000, 2_400_000, 2_900_000, 2_700_000, 2_900_000, 3_600_000, 3_000_000, 3_100_000, 3_500_000,
  3_400_000, 3_700_000, 4_900_000,
];

const REACHED = [91, 104, 97, 112, 88, 101, 95, 109, 103, 98, 106, 100];

const uneven = (amount: number, month: number) => Math.floor(amount) + month * 1_371;

/** The twelve revenue targets of a day; the current month is partial, and later ones have no revenue. */
export function planRevenue(today: Day): { month: number; goal: number; actual: number }[] {
  const now = Number(today.slice(5, 7));
  const first = `${today.slice(0, 7)}-01`;
  const passed = (daysBetween(first, today) + 1) / daysBetween(first, addMonths(first, 1));
  return GOALS.map((goal, index) => {
    const month = index + 1;
    const whole = (goal * (REACHED[index] ?? 100)) / 100;
    const actual = month < now ? whole : month === now ? whole * passed : 0;
    return { month, goal, actual: month > now ? 0 : uneven(actual, month) };
  });
}

export function planMonthlyImages(today: Day): { month: number; file: string }[] {
  const before = addDays(`${today.slice(0, 7)}-01`, -1);
  return [
    { month: Number(before.slice(5, 7)), file: 'boats.webp' },
    { month: Number(today.slice(5, 7)), file: 'lanterns.webp' },
  ];
}
