import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');

it.each([
  ['2026-03-02T11:59:40Z', 'a few seconds ago'],
  ['2026-03-02T11:55:00Z', '5 minutes ago'],
  ['2026-03-02T09:00:00Z', '3 hours ago'],
  ['2026-02-20T12:00:00Z', '10 days ago'],
  // The server's clock is ahead.
  ['2026-03-02T12:03:00Z', 'a few seconds ago'],
])('%s was %s', (instant, words) => {
  expect(timeAgo(instant, NOW)).toBe(words);
});
