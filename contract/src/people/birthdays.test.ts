import { expect, test } from 'vitest';
import { birthdaysIn } from './birthdays.ts';

const on = (start: string, end: string) =>
  birthdaysIn({ start, end }).map(({ birthday, day }) => `${birthday} on ${day}`);

test.each<[string, string, string, string[]]>([
  ['a day', '2026-11-21', '2026-11-21', ['11-21 on 2026-11-21']],
  [
    'the end of a month',
    '2026-04-30',
    '2026-05-01',
    ['04-30 on 2026-04-30', '05-01 on 2026-05-01'],
  ],
  [
    'the turn of the year',
    '2026-12-31',
    '2027-01-01',
    ['12-31 on 2026-12-31', '01-01 on 2027-01-01'],
  ],
  [
    '29 February in a common year: the day before, under its own date',
    '2026-02-28',
    '2026-03-01',
    ['02-28 on 2026-02-28', '02-29 on 2026-02-28', '03-01 on 2026-03-01'],
  ],
  [
    '29 February in a leap year: on its day',
    '2028-02-28',
    '2028-03-01',
    ['02-28 on 2028-02-28', '02-29 on 2028-02-29', '03-01 on 2028-03-01'],
  ],
  ['2100 has none', '2100-02-28', '2100-02-28', ['02-28 on 2100-02-28', '02-29 on 2100-02-28']],
  ['2000 has one', '2000-02-28', '2000-02-28', ['02-28 on 2000-02-28']],
])('D37: %s', (_, start, end, kept) => {
  expect(on(start, end)).toEqual(kept);
});

test('D37: every birth date has one birthday a year', () => {
  for (const year of ['2026', '2028']) {
    const birthdays = birthdaysIn({ start: `${year}-01-01`, end: `${year}-12-31` });
    expect(new Set(birthdays.map(({ birthday }) => birthday)).size).toBe(366);
    expect(birthdays).toHaveLength(366);
  }
});
