import { expect, test } from 'vitest';
import { decisionLabel, filterOf } from './labels.ts';

const TODAY = '2026-11-21';

test.each([
  ['pending', '2026-01-01', 'waiting'],
  ['cancellation_asked', '2026-12-31', 'waiting'],
  ['approved', '2026-11-20', 'past'],
  ['approved', TODAY, 'approved'],
  ['rejected', '2026-12-31', 'closed'],
  ['withdrawn', '2026-01-01', 'closed'],
  ['cancelled', '2026-12-31', 'closed'],
] as const)('a leave that is %s and ends on %s is looked for as %s', (state, end, filter) => {
  expect(filterOf({ state, end }, TODAY)).toBe(filter);
});

test.each([
  ['approved', ['requested', 'approved'], 'Approved'],
  ['approved', ['approved', 'cancellation_asked', 'cancellation_refused'], 'Cancellation rejected'],
  ['cancellation_asked', ['approved', 'cancellation_asked'], 'Approved'],
  ['cancelled', ['approved', 'cancelled'], 'Cancelled'],
  ['rejected', null, 'Rejected'],
  ['approved', null, 'Approved'],
] as const)('D26: what was decided of one that is %s', (state, events, words) => {
  const history = events?.map((event) => ({ event })) ?? null;
  expect(decisionLabel({ state, history } as Parameters<typeof decisionLabel>[0])).toBe(words);
});
