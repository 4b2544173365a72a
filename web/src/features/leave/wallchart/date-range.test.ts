import { describe, expect, test } from 'vitest';
import {
  goToToday,
  inView,
  type RangeAddress,
  rangeOf,
  readRange,
  stepFrom,
  titleOf,
  weeksFrom,
} from './date-range.ts';
import { headLabels } from './head-labels.ts';

const TODAY = '2026-11-17';
const at = (given: Partial<RangeAddress>): RangeAddress => ({
  ...{ view: '', month: '', from: '' },
  ...given,
});

test.each([
  ['2026-02', 'month', '2026-02-01', '2026-02-28', 'February 2026'],
  ['2028-02', 'month', '2028-02-01', '2028-02-29', 'February 2028'],
  ['2026-11', 'quarter', '2026-10-01', '2026-12-31', 'Oct – Dec 2026'],
  ['2026-01', 'quarter', '2026-01-01', '2026-03-31', 'Jan – Mar 2026'],
] as const)('%s as a %s', (month, view, from, to, title) => {
  const range = rangeOf(month, view);
  expect(range).toMatchObject({ from, to });
  expect([range.days[0], range.days.at(-1)]).toEqual([from, to]);
  expect(titleOf(range)).toBe(title);
});

test.each([
  ['2026-11-16', '2026-11-16', '2026-12-20', '16 Nov – 20 Dec 2026'],
  ['2026-11-17', '2026-11-16', '2026-12-20', '16 Nov – 20 Dec 2026'],
  ['2026-11-22', '2026-11-16', '2026-12-20', '16 Nov – 20 Dec 2026'],
  ['2026-12-07', '2026-12-07', '2027-01-10', '7 Dec – 10 Jan 2027'],
])('five weeks from %s', (day, from, to, title) => {
  const range = weeksFrom(day);
  expect(range).toMatchObject({ view: 'weeks', from, to });
  expect(range.days).toHaveLength(35);
  expect(titleOf(range)).toBe(title);
});

describe('the address', () => {
  test.each([
    [{}, '2026-11-09', '2026-12-13'],
    [{ from: '2026-12-16' }, '2026-12-14', '2027-01-17'],
    [{ from: 'x' }, '2026-11-09', '2026-12-13'],
    [{ view: 'x' }, '2026-11-09', '2026-12-13'],
    [{ view: 'weeks', month: '2027-03' }, '2026-11-09', '2026-12-13'],
    [{ month: '2027-03' }, '2027-03-01', '2027-03-31'],
    [{ month: '2027-03', view: 'quarter' }, '2027-01-01', '2027-03-31'],
    [{ view: 'month' }, '2026-11-01', '2026-11-30'],
    [{ view: 'quarter' }, '2026-10-01', '2026-12-31'],
    ...['2026', '2026-13', '2026-1', 'x'].map(
      (month) => [{ month }, '2026-11-01', '2026-11-30'] as const,
    ),
  ] as const)('%j', (address, from, to) => {
    expect(readRange(at(address), TODAY)).toMatchObject({ from, to });
  });

  test('steps of five weeks, back to an address without a day', () => {
    const now = readRange(at({}), TODAY);
    const next = stepFrom(now, 1, TODAY);
    expect(next).toEqual(at({ from: '2026-12-14' }));
    expect(stepFrom(readRange(next, TODAY), -1, TODAY)).toEqual(at({}));
  });

  test('steps of a month and a quarter', () => {
    expect(stepFrom(rangeOf('2026-12', 'month'), 1, TODAY)).toEqual(at({ month: '2027-01' }));
    expect(stepFrom(rangeOf('2026-11', 'quarter'), -1, TODAY)).toEqual(
      at({ view: 'quarter', month: '2026-07' }),
    );
  });

  test('today keeps the view', () => {
    expect(goToToday(weeksFrom('2027-05-03'), TODAY)).toEqual(at({}));
    expect(goToToday(rangeOf('2027-05', 'month'), TODAY)).toEqual(at({ month: '2026-11' }));
    expect(goToToday(rangeOf('2027-05', 'quarter'), TODAY)).toEqual(
      at({ view: 'quarter', month: '2026-11' }),
    );
  });

  test.each([
    [{}, 'month', { month: '2026-11' }],
    [{}, 'quarter', { view: 'quarter', month: '2026-11' }],
    [{ from: '2027-02-15' }, 'month', { month: '2027-02' }],
    [{ month: '2026-11' }, 'weeks', {}],
    [{ month: '2027-02' }, 'weeks', { from: '2027-02-01' }],
    [{ view: 'quarter' }, 'weeks', {}],
    [{ view: 'quarter', month: '2027-02' }, 'month', { month: '2027-02' }],
  ] as const)('from %j to another view: %s', (from, view, to) => {
    const address = at(from);
    const changed = inView(readRange(address, TODAY), view, address.month, TODAY);
    expect(changed).toEqual(at(to));
  });
});

describe('the labels above the days', () => {
  const HOLIDAYS = new Map([
    ['2026-11-20', 'Dia da Consciência Negra'],
    ['2026-12-25', 'Natal'],
    ['2027-01-01', 'Ano Novo'],
  ]);

  test('months, and holidays up to the next label', () => {
    expect(headLabels(weeksFrom('2026-11-16'), HOLIDAYS)).toEqual([
      { from: 0, to: 3, month: 'November', holiday: '' },
      { from: 4, to: 14, month: '', holiday: 'Dia da Consciência Negra' },
      { from: 15, to: 34, month: 'December', holiday: '' },
    ]);
  });

  test('a month in the title has no label of its own', () => {
    expect(headLabels(rangeOf('2026-11', 'month'), HOLIDAYS)).toEqual([
      { from: 19, to: 29, month: '', holiday: 'Dia da Consciência Negra' },
    ]);
  });

  test('one label for a month and its first day', () => {
    expect(headLabels(weeksFrom('2026-12-28'), HOLIDAYS)).toEqual([
      { from: 0, to: 3, month: 'December', holiday: '' },
      { from: 4, to: 34, month: 'January', holiday: 'Ano Novo' },
    ]);
  });

  test('a month and its holiday share a label; one too short gives way', () => {
    expect(headLabels(weeksFrom('2026-10-26'), new Map([['2026-11-02', 'Finados']]))).toEqual([
      { from: 0, to: 5, month: 'October', holiday: '' },
      { from: 6, to: 34, month: 'November', holiday: 'Finados' },
    ]);
    expect(headLabels(weeksFrom('2026-11-30'), new Map())).toEqual([
      { from: 1, to: 31, month: 'December', holiday: '' },
      { from: 32, to: 34, month: 'January', holiday: '' },
    ]);
  });

  test('a quarter has months only', () => {
    const labels = headLabels(rangeOf('2026-11', 'quarter'), HOLIDAYS);
    expect(labels.map(({ month, holiday }) => [month, holiday])).toEqual([
      ['October', ''],
      ['November', ''],
      ['December', ''],
    ]);
  });
});
