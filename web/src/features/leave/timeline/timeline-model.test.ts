import { expect, it } from 'vitest';
import { colleaguesOf, marksOf, sharedOf, windowOf } from './timeline-model.ts';

const period = (start: string, end: string) => ({ start, end });

it.each([
  [period('2026-12-14', '2026-12-18'), period('2026-12-09', '2026-12-23')],
  [period('2026-12-14', '2026-12-14'), period('2026-12-07', '2026-12-21')],
  [period('2026-12-01', '2026-12-31'), period('2026-11-28', '2027-01-03')],
])('the window of %o has at least two weeks', (request, window) => {
  expect(windowOf(request)).toEqual(window);
});

it('shared days are the request’s own, and joined', () => {
  const leaves = [
    period('2026-12-13', '2026-12-18'),
    period('2026-12-17', '2026-12-19'),
    period('2026-12-27', '2027-01-04'),
  ];
  expect(sharedOf(period('2026-12-18', '2026-12-27'), leaves)).toEqual([
    period('2026-12-18', '2026-12-19'),
    period('2026-12-27', '2026-12-27'),
  ]);
});

it('two leaves of one person share a row', () => {
  const leave = (employee_id: number, name: string, start: string) => ({
    employee_id,
    name,
    start,
    end: start,
    pending: false,
  });
  const away = [
    leave(1, 'Bia', '2026-12-01'),
    leave(2, 'Ana', '2026-12-02'),
    leave(1, 'Bia', '2026-12-04'),
    leave(3, 'Ana', '2026-12-04'),
  ];
  expect(colleaguesOf(away).map(({ name, leaves }) => [name, leaves.length])).toEqual([
    ['Bia', 2],
    ['Ana', 1],
    ['Ana', 1],
  ]);
});

it('the scale marks the request and its shared days, as far as their numbers fit', () => {
  const request = period('2026-12-18', '2026-12-27');
  const marks = (start: string, end: string) => [
    ...marksOf(windowOf(request), request, [period(start, end)]),
  ];
  expect(marks('2026-12-18', '2026-12-22')).toEqual(['2026-12-18', '2026-12-27', '2026-12-22']);
  expect(marks('2026-12-19', '2026-12-26')).toEqual(['2026-12-18', '2026-12-27']);
});
