import fc from 'fast-check';
import { expect, test } from 'vitest';
import { remindersDue } from './reminders.ts';

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [6, 1],
  [7, 2],
  [400, 2],
])('D23: after %i days, %i reminders', (waited, reminders) => {
  expect(remindersDue(waited)).toBe(reminders);
});

test('the count never falls and never exceeds two', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 1_000 }), (waited) => {
      expect(remindersDue(waited + 1)).toBeGreaterThanOrEqual(remindersDue(waited));
      expect(remindersDue(waited)).toBeLessThanOrEqual(2);
    }),
  );
});
