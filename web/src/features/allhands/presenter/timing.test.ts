import { expect, test } from 'vitest';
import { moveOn, startTiming, timeOn, writeTime } from './timing.ts';

test('adds up all visits to a section', () => {
  let timing = startTiming('agenda', 1_000);
  timing = moveOn(timing, 'people', 5_000);
  timing = moveOn(timing, 'people', 6_000);
  timing = moveOn(timing, 'agenda', 8_000);
  expect(timeOn(timing, 'agenda', 10_000)).toBe(4_000 + 2_000);
  expect(timeOn(timing, 'people', 10_000)).toBe(3_000);
  expect(timeOn(timing, 'mea', 10_000)).toBe(0);
});

test.each([
  [-5, '0:00'],
  [59_999, '0:59'],
  [425_000, '7:05'],
  [3_729_000, '1:02:09'],
])('%i ms is written %s', (milliseconds, text) => {
  expect(writeTime(milliseconds)).toBe(text);
});
