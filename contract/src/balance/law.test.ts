import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortDays, type WriteDay } from '../core/day-text.ts';
import { addDays, addMonths } from '../core/days.ts';
import { ACCRUAL_DAYS, accrualDays } from './accrual.ts';
import type { DatedDays } from './funding.ts';
import {
  computeVacationDue,
  type ProposedVacation,
  saleHint,
  vacationHints,
  workYearOf,
} from './law.ts';

/** A vacation on a Monday of the work year 10/05/2025 to 09/05/2026, without a holiday. */
function hints(over: Partial<ProposedVacation>, write?: WriteDay): string[] {
  const vacation = {
    start: '2026-03-02',
    end: '2026-03-15',
    startDate: '2023-05-10',
    others: [],
    holidays: [],
    ...over,
  };
  return vacationHints(vacation, write).map(
    ({ text, article, info }) => `${info ? 'Info: ' : ''}${article}: ${text}`,
  );
}

const others = (...lengths: number[]): DatedDays[] =>
  lengths.map((days, index) => ({ on: `2025-0${index + 6}-02`, days }));
const YEAR = 'the work year 10/05/2025 to 09/05/2026';
const LONG = `At least one part of the vacation in ${YEAR} must last 14 days or more.`;
const THIRD = `Info: CLT Art. 134 §1: ${LONG} After this request, only the third part could still be that long.`;
const NONE_LONG = `CLT Art. 134 §1: ${LONG} This request leaves no room for such a part.`;
const SHORT = 'CLT Art. 134 §1: Each part of a vacation must last at least 5 days.';
const FOURTH = `CLT Art. 134 §1: This would be part 4 of the vacation in ${YEAR}. Vacation can be split into at most three parts.`;

describe('CLT Art. 134 §1: the parts of a vacation', () => {
  const cases: [name: string, over: Partial<ProposedVacation>, expected: string[]][] = [
    ['14 days are a valid part', {}, []],
    ['5 days are a valid part', { end: '2026-03-06' }, []],
    ['4 days are too short', { end: '2026-03-05' }, [SHORT]],
    [
      '4 days are too short without a start date, too',
      { end: '2026-03-05', startDate: null },
      [SHORT],
    ],
    ['three parts, one of 14 days', { end: '2026-03-06', others: others(14, 11) }, []],
    ['a fourth part', { others: others(14, 6, 5) }, [FOURTH]],
    ['a fourth part, without a start date', { others: others(14, 6, 5), startDate: null }, []],
    [
      'after two short parts the third must be long',
      { end: '2026-03-09', others: others(8) },
      [THIRD],
    ],
    [
      'two short parts that leave less than 14 days',
      { end: '2026-03-10', others: others(8) },
      [NONE_LONG],
    ],
    ['three short parts', { end: '2026-03-11', others: others(10, 10) }, [NONE_LONG]],
    ['a third part of 14 days', { others: others(8, 8) }, []],
    [
      'parts of the years before and after do not count',
      {
        others: [
          { on: '2025-05-09', days: 10 },
          { on: '2024-08-01', days: 10 },
          { on: '2026-05-10', days: 10 },
        ],
      },
      [],
    ],
    [
      'the first and the last day belong to the work year',
      {
        others: [
          { on: '2025-05-10', days: 14 },
          { on: '2025-08-01', days: 5 },
          { on: '2026-05-09', days: 5 },
        ],
      },
      [FOURTH],
    ],
  ];
  test.each(cases)('%s', (_, over, expected) => {
    expect(hints(over)).toEqual(expected);
  });
});

test('CLT Art. 134 §1: on screens, both days of a work year have their year', () => {
  const found = hints({ end: '2026-03-11', others: others(10, 10) }, shortDays('2026-01-31'));
  expect(found[0]).toContain('in the work year 10 May 2025 to 9 May 2026 must');
});

describe('CLT Art. 134 §3: the first day', () => {
  const holidays = [
    { day: '2026-04-21', name: 'Tiradentes' },
    { day: '2026-09-07', name: 'Independence Day' },
    { day: '2026-11-15', name: 'Republic Day' },
  ];
  const cases: [start: string, reason: string | null][] = [
    // In a normal week, leave may start from Sunday to Thursday but not on Friday or Saturday.
    ['2026-03-01', null],
    ['2026-03-02', null],
    ['2026-03-03', null],
    ['2026-03-04', null],
    ['2026-03-05', null],
    ['2026-03-06', 'the weekly rest day (Sunday 08/03/2026) follows'],
    ['2026-03-07', 'the weekly rest day (Sunday 08/03/2026) follows'],
    ['2026-03-08', null],
    ['2026-04-18', 'the weekly rest day (Sunday 19/04/2026) follows'],
    ['2026-04-19', 'Tiradentes (21/04/2026) follows'],
    ['2026-04-20', 'Tiradentes (21/04/2026) follows'],
    ['2026-04-21', null],
    // A holiday on a Monday affects the Saturday before as well.
    ['2026-09-04', 'the weekly rest day (Sunday 06/09/2026) follows'],
    [
      '2026-09-05',
      'the weekly rest day (Sunday 06/09/2026) and Independence Day (07/09/2026) follow',
    ],
    ['2026-09-06', 'Independence Day (07/09/2026) follows'],
    // A holiday on a Sunday is named only once.
    ['2026-11-13', 'Republic Day (15/11/2026) follows'],
    // Carnival and Corpus Christi are not national holidays.
    ['2026-02-15', null],
    ['2026-06-03', null],
  ];
  test.each(cases)('%s: %s', (start, reason) => {
    const found = hints({ start, end: addMonths(start, 1), startDate: null, holidays });
    expect(found).toHaveLength(reason ? 1 : 0);
    if (reason) {
      expect(found[0]).toMatch(/^CLT Art\. 134 §3: /);
      expect(found[0]).toContain(`, because ${reason} within two days.`);
    }
  });

  test('on screens, days are short', () => {
    const found = hints(
      { start: '2026-09-05', end: '2026-10-04', startDate: null, holidays },
      shortDays('2026-01-31'),
    );
    expect(found[0]).toContain(
      'on 5 Sep, because the weekly rest day (Sunday 6 Sep) and Independence Day (7 Sep) follow within',
    );
  });
});

describe('CLT Art. 143: selling vacation', () => {
  const LIMIT = 'At most a third of a work year’s vacation can be sold: 10 of 30 days';
  const since = (startDate: string | null, ...sold: [on: string, days: number][]) => ({
    startDate,
    sold: sold.map(([on, days]) => ({ on, days })),
  });

  test.each<[string, number, on: string, ReturnType<typeof since>, string | null]>([
    ['a third', 10, '2026-03-02', since('2023-05-10'), null],
    ['more', 10.5, '2026-03-02', since('2023-05-10'), `${LIMIT}.`],
    ['one third in several sales', 2, '2026-03-02', since('2023-05-10', ['2025-05-10', 8]), null],
    [
      'more than a third in several sales, including future ones',
      3,
      '2026-03-02',
      since('2023-05-10', ['2025-05-10', 6], ['2026-05-09', 2]),
      `${LIMIT}; 8 days already sold.`,
    ],
    [
      'a sale in the next work year, which has none yet',
      3,
      '2026-05-10',
      since('2023-05-10', ['2025-05-10', 8]),
      null,
    ],
    [
      'the calendar year, without a start date',
      3,
      '2026-12-31',
      since(null, ['2026-01-01', 8], ['2025-12-31', 8]),
      `${LIMIT}; 8 days already sold.`,
    ],
  ])('%s', (_, days, on, known, text) => {
    expect(saleHint({ days, on, ...known })).toEqual(text && { text, article: 'CLT Art. 143' });
  });
});

test.each([
  ['2023-05-10', '2026-05-09', '2025-05-10', '2026-05-09'],
  ['2023-05-10', '2026-05-10', '2026-05-10', '2027-05-09'],
  ['2023-05-10', '2020-01-01', '2023-05-10', '2024-05-09'],
  ['2024-02-29', '2025-02-27', '2024-02-29', '2025-02-27'],
  ['2024-02-29', '2025-02-28', '2025-02-28', '2026-02-27'],
  ['2024-02-29', '2028-02-28', '2027-02-28', '2028-02-28'],
])('the work year since %s that %s lies in', (startDate, day, start, end) => {
  expect(workYearOf(startDate, day)).toEqual({ start, end });
});

test('D18: work years are twelve anniversaries each, from any day', () => {
  const first = '2024-01-01';
  const day = (max: number) => fc.integer({ min: 0, max }).map((n) => addDays(first, n));
  fc.assert(
    fc.property(day(1_500), day(3_000), (startDate, on) => {
      const { start, end } = workYearOf(startDate, on);
      const years = Math.floor(accrualDays(startDate, startDate, on).length / 12);
      expect(start).toBe(addMonths(startDate, 12 * years));
      expect(end).toBe(addDays(addMonths(startDate, 12 * (years + 1)), -1));
    }),
  );
});

describe('CLT Art. 134, 137: overdue and due days', () => {
  const TODAY = '2026-03-02';
  const due = (startDate: string, ...posted: [on: string, days: number][]) => {
    const accrued = accrualDays(startDate, startDate, TODAY);
    const entries = [
      ...accrued.map((on) => ({ on, days: ACCRUAL_DAYS })),
      ...posted.map(([on, days]) => ({ on, days })),
    ];
    return computeVacationDue({ startDate, today: TODAY, entries, accrued, openedOn: null });
  };

  test.each<[name: string, ReturnType<typeof due>, overdue: number, due: number, by: string]>([
    ['in the first work year nothing is', due('2025-05-10'), 0, 0, '2026-05-09'],
    ['on the first anniversary all of it is', due('2025-03-02'), 0, 30, '2027-03-01'],
    ['the second: the first year’s', due('2024-05-10'), 0, 30, '2026-05-09'],
    ['part of it is taken', due('2024-05-10', ['2025-12-01', -20]), 0, 10, '2026-05-09'],
    ['all of it and some in advance', due('2024-05-10', ['2025-12-01', -35]), 0, 0, '2026-05-09'],
    ['the third: the first year’s is overdue', due('2023-05-10'), 30, 60, '2026-05-09'],
    [
      'the oldest days are taken first',
      due('2023-05-10', ['2024-12-01', -20]),
      10,
      40,
      '2026-05-09',
    ],
    ['the first year’s is taken', due('2023-05-10', ['2024-12-01', -30]), 0, 30, '2026-05-09'],
    [
      'sold days are gone',
      due('2023-05-10', ['2024-12-01', -30], ['2025-12-01', -10]),
      0,
      20,
      '2026-05-09',
    ],
    [
      'approved before the deadline: nothing is left to plan',
      due('2023-05-10', ['2024-12-01', -30], ['2026-05-09', -30]),
      0,
      0,
      '2026-05-09',
    ],
    [
      'approved for the day after it: too late',
      due('2023-05-10', ['2024-12-01', -30], ['2026-05-10', -30]),
      0,
      30,
      '2026-05-09',
    ],
    ['overdue until it begins', due('2023-05-10', ['2026-04-01', -60]), 30, 0, '2026-05-09'],
    ['a debt is not due', due('2023-05-10', ['2024-12-01', -99]), 0, 0, '2026-05-09'],
    ['from 29 February', due('2024-02-29'), 30, 60, '2027-02-27'],
  ])('%s', (_, found, overdue, days, by) => {
    expect(found).toMatchObject({ overdue, due: days, by });
  });

  test('an opening balance counts in full, and the missed deadline is the former one', () => {
    const startDate = '2020-05-10';
    const accrued = ['2026-01-10', '2026-02-10'];
    const entries = [
      { on: '2026-01-01', days: 65 },
      ...accrued.map((on) => ({ on, days: ACCRUAL_DAYS })),
    ];
    const openedOn = '2026-01-01';
    expect(computeVacationDue({ startDate, today: TODAY, entries, accrued, openedOn })).toEqual({
      overdue: 17.5,
      missed: '2025-05-09',
      due: 47.5,
      by: '2026-05-09',
    });
  });

  test('D14: months without accrual belong to no work year', () => {
    // Two months of the last year and one of this year are earned.
    const startDate = '2022-05-10';
    const accrued = [
      ...accrualDays(startDate, startDate, '2024-07-31'),
      ...accrualDays(startDate, '2026-01-31', TODAY),
    ];
    const entries = [
      ...accrued.map((on) => ({ on, days: ACCRUAL_DAYS })),
      { on: '2024-06-01', days: -50 },
    ];
    // 27 months minus 50 days leaves 2.5 of this year, 5 of the last, and 10 older days.
    expect(accrued).toHaveLength(27);
    expect(
      computeVacationDue({ startDate, today: TODAY, entries, accrued, openedOn: null }),
    ).toEqual({
      overdue: 10,
      missed: '2025-05-09',
      due: 15,
      by: '2026-05-09',
    });
  });
});
