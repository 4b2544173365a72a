import { expect, it } from 'vitest';
import { dayMarks } from './day-marks.ts';

const leave = (name: string, start: string, end: string, pending = false) => ({
  name,
  start,
  end,
  pending,
});

it('design 17: a day has the names of those away, and is pending only if all of them are', () => {
  const marks = dayMarks(
    {
      holidays: [{ day: '2026-12-25', name: 'Natal' }],
      away: [
        leave('Ana', '2026-11-28', '2026-12-02'),
        leave('Bia', '2026-12-02', '2026-12-04', true),
        leave('Caio', '2026-12-03', '2026-12-03'),
      ],
    },
    '2026-12-01',
    '2026-12-31',
  );
  expect(marks.get('2026-11-30')).toBeUndefined();
  expect(marks.get('2026-12-02')).toEqual({ names: ['Ana', 'Bia'], pending: false });
  expect(marks.get('2026-12-03')).toEqual({ names: ['Bia', 'Caio'], pending: false });
  expect(marks.get('2026-12-04')).toEqual({ names: ['Bia'], pending: true });
  expect(marks.get('2026-12-25')).toMatchObject({ holiday: 'Natal', names: [] });
});
