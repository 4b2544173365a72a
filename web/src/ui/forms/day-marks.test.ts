import { expect, it } from 'vitest';
import { dayMarks } from './day-marks.ts';

const leave = (name: string, start: string, end: string, pending = false) => ({
  name,
  start,
  end,
  pending,
});

it('a person keeps one lane, and a free lane is used again', () => {
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
  expect(marks.get('2026-12-02')).toEqual({ lanes: ['away', 'pending'], names: ['Ana', 'Bia'] });
  expect(marks.get('2026-12-03')).toEqual({ lanes: ['away', 'pending'], names: ['Bia', 'Caio'] });
  expect(marks.get('2026-12-04')).toEqual({ lanes: [undefined, 'pending'], names: ['Bia'] });
  expect(marks.get('2026-12-25')).toEqual({ holiday: 'Natal', lanes: [], names: [] });
});

it('three bars fit under a day; the names are complete', () => {
  const away = ['Ana', 'Bia', 'Caio', 'Duda'].map((name) =>
    leave(name, '2026-12-02', '2026-12-02'),
  );
  const mark = dayMarks({ holidays: [], away }, '2026-12-01', '2026-12-31').get('2026-12-02');
  expect(mark?.lanes).toHaveLength(3);
  expect(mark?.names).toEqual(['Ana', 'Bia', 'Caio', 'Duda']);
});
