import { expect, test } from 'vitest';
import { departureEffects, owedInWords } from './departure-effects.ts';
import type { AffectedLeave, DepartureRecord } from './leaving-endpoints.ts';

const NOTHING: DepartureRecord = {
  last_day: '2026-12-18',
  ...{ withdrawn: [], cancelled: [], shortened: [] },
  ...{ late_accruals: 0, owed: 29, paid_out: 29 },
  ...{ handed_over: [], deputies: [], deputy_of: [], account: null, items: [], secrets: [] },
};
const LEAVE: AffectedLeave = {
  ...{ id: 1, leave_type: 'Vacation', start: '2026-12-18', end: '2026-12-27', days: 10 },
};
const BANK = { id: 1, platform: 'Bank', user: 'firm' };

const effectOf = (
  key: keyof DepartureRecord,
  record: Partial<DepartureRecord>,
  options: Parameters<typeof departureEffects>[1] = { isPlanned: true },
) => departureEffects({ ...NOTHING, ...record }, options).find((effect) => effect.key === key);

test('a departure without consequences says what was checked', () => {
  const effects = departureEffects(NOTHING, { isPlanned: true });
  expect(effects.map(({ items, none }) => [items, none])).toEqual([
    [[], 'No pending requests'],
    [[], 'No leave after the last day'],
    [[], 'No leave across the last day'],
    [[], 'No requests waiting for their decision'],
    [[], 'No deputies'],
    [[], 'Not a deputy for anybody'],
    [[], 'No account'],
    [[], 'No reports or tools owned'],
    [[], 'They haven’t seen any shared passwords'],
  ]);
});

test('only a completed departure is in the past tense', () => {
  const titles = (isPlanned: boolean) =>
    departureEffects(NOTHING, { isPlanned }).map(({ title }) => title);
  expect(titles(true)).toContain('Account is deleted');
  expect(titles(true)).toContain('Leave is cancelled');
  expect(titles(false)).toContain('Account deleted');
  expect(titles(false)).toContain('Leave cancelled');
});

test('leave across the last day says what remains and what returns to the balance', () => {
  expect(effectOf('shortened', { shortened: [LEAVE] })?.items).toEqual([
    'Vacation, 18/12/2026 to 27/12/2026, 10 days. Kept: 1 day. Back to the balance: 9 days.',
  ]);
  const off: AffectedLeave = { ...LEAVE, leave_type: 'Day Off' };
  expect(effectOf('shortened', { shortened: [off] })?.items).toEqual([
    expect.stringMatching(/10 days\. Kept: 1 day\.$/),
  ]);
});

test('announcements are named, and missing in records of before', () => {
  expect(effectOf('announcements', { announcements: ['Party'] })?.items).toEqual(['Party']);
  expect(effectOf('announcements', {})).toBeUndefined();
});

test('the passwords are those seen, or those that are still to be changed', () => {
  const record = { secrets: [BANK] };
  expect(effectOf('secrets', record)).toMatchObject({
    title: 'Shared passwords they had seen',
    items: ['Bank (firm)'],
  });
  expect(effectOf('secrets', record, { isPlanned: false, toChange: [] })).toMatchObject({
    title: 'Passwords to change',
    items: [],
    none: 'All shared passwords they had seen are changed',
  });
});

test.each([
  [{ owed: 29, paid_out: 29 }, true, /^On the last day, a Termination entry sets the balance to 0/],
  [{ owed: 29, paid_out: 29 }, false, /^A Termination entry set the balance to 0/],
  [{ owed: 29, paid_out: 0 }, true, /^The days stay in the balance/],
  [{ owed: -3, paid_out: 0 }, true, /^They took 3 days more than they earned/],
  [{ owed: 0, paid_out: 0 }, true, /^$/],
])('%j, planned %s', (days, isPlanned, text) => {
  expect(owedInWords(days, isPlanned)).toMatch(text);
});
