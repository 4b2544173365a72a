import { expect, it } from 'vitest';
import { momentsIn } from './moments.ts';

const INSTANT = '2026-03-02T23:30:05Z';

it.each([
  [
    'America/Sao_Paulo',
    '2 March 2026',
    '20:30',
    '2 Mar 2026, 20:30',
    '2 Mar 2026, 20:30:05',
    '02/03/2026 20:30',
    '02/03/2026 20:30:05',
  ],
  [
    'Asia/Tokyo',
    '3 March 2026',
    '08:30',
    '3 Mar 2026, 08:30',
    '3 Mar 2026, 08:30:05',
    '03/03/2026 08:30',
    '03/03/2026 08:30:05',
  ],
])('in %s', (timeZone, day, time, minute, second, fileMinute, fileSecond) => {
  const moments = momentsIn(timeZone);
  expect(moments.day(INSTANT)).toBe(day);
  expect(moments.time(INSTANT)).toBe(time);
  expect(moments.minute(INSTANT)).toBe(minute);
  expect(moments.second(INSTANT)).toBe(second);
  expect(moments.inFile(INSTANT)).toBe(fileMinute);
  expect(moments.inFile(INSTANT, true)).toBe(fileSecond);
});
