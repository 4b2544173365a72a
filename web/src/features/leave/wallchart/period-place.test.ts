import { expect, it } from 'vitest';
import { placeOf, weekendsOf } from './period-place.ts';

const period = (start: string, end: string) => ({ start, end });

it('a period beyond the window is cut off', () => {
  const window = period('2026-12-01', '2026-12-10');
  expect(placeOf(period('2026-12-03', '2026-12-04'), window)).toEqual({ left: 20, width: 20 });
  expect(placeOf(period('2026-11-01', '2026-12-05'), window)).toEqual({ left: 0, width: 50 });
  expect(placeOf(period('2026-12-10', '2027-01-05'), window)).toEqual({ left: 90, width: 10 });
});

it('weekends are joined, also at the edges', () => {
  expect(weekendsOf(period('2026-12-06', '2026-12-13'))).toEqual([
    period('2026-12-06', '2026-12-06'),
    period('2026-12-12', '2026-12-13'),
  ]);
});
