import { expect, test } from 'vitest';
import { beforeStartProblem } from './start-date.ts';

test.each([
  ['2026-02-16', '2026-02-15', 'Ana started on 16/02/2026'],
  ['2026-02-16', '2026-02-16', null],
  [null, '1999-03-01', null],
])('F7: started on %s, leave on %s', (startDate, day, expected) => {
  expect(beforeStartProblem({ name: 'Ana', startDate }, day)).toBe(expected);
});
