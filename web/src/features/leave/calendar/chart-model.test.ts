import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeOf } from '../wallchart/date-range.ts';
import { barAt, freeSpan } from '../wallchart/model.ts';
import {
  type CrowdedArea,
  chartLines,
  crowding,
  crowds,
  filterLines,
  isAway,
} from './chart-model.ts';
import { barInWords, crowdingInWords } from './labels.ts';

const NOVEMBER = rangeOf('2026-11', 'month');

type Leave = [person: number, start: string, end: string, pending?: boolean];

function calendar(people: [string, string][], leaves: Leave[], rest: Partial<Calendar> = {}) {
  return chartLines(
    {
      today: '2026-11-17',
      people: people.map(([area, name], id) => ({ id, name, area, cargo: 'Head', photo: '' })),
      leaves: leaves.map(([person, start, end, pending = false], id) => ({
        ...{ id, person, start, end, pending, cancelling: false },
        type: 'Vacation',
      })),
      holidays: [],
      limits: [],
      own: null,
      ...rest,
    },
    NOVEMBER,
  );
}

const TEAM: [string, string][] = [
  ['IT', 'Ana'],
  ['IT', 'Bia'],
  ['Legal', 'Caio'],
  ['Legal', 'Davi'],
];

describe('lines', () => {
  test('pitfall 11: a leave beyond the ends is cut at them', () => {
    const [it] = calendar(TEAM, [[0, '2026-10-20', '2026-12-05']]);
    expect(it?.people[0]?.bars).toMatchObject([{ from: 0, to: 29, cutStart: true, cutEnd: true }]);
  });

  test('pitfall 22: one day is one day wide', () => {
    const [it] = calendar(TEAM, [[0, '2026-11-30', '2026-11-30']]);
    expect(it?.people[0]?.bars).toMatchObject([
      { from: 29, to: 29, cutStart: false, cutEnd: false },
    ]);
  });

  test('D28: shared days conflict within an area, not across areas', () => {
    const [it, legal] = calendar(TEAM, [
      [0, '2026-11-02', '2026-11-06'],
      [1, '2026-11-05', '2026-11-10', true],
      [2, '2026-11-05', '2026-11-06'],
    ]);
    const marked = it?.people.map(({ bars }) => bars[0]?.clashes);
    expect(marked).toEqual([[{ from: 4, to: 5 }], [{ from: 4, to: 5 }]]);
    expect(legal?.people[0]?.bars[0]?.clashes).toEqual([]);
    const counts = it?.header.counts.slice(0, 11);
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 1, 1, 1, 1, 0]);
  });

  test('somebody is away in a week if one of its days is within a leave', () => {
    const [ana] = calendar(TEAM, [[0, '2026-11-06', '2026-11-09']])[0]?.people ?? [];
    const isAwayFrom = (start: string, end: string) => ana && isAway(ana, { start, end });
    expect(isAwayFrom('2026-11-02', '2026-11-08')).toBe(true);
    expect(isAwayFrom('2026-11-09', '2026-11-15')).toBe(true);
    expect(isAwayFrom('2026-11-10', '2026-11-16')).toBe(false);
    expect(isAwayFrom('2026-10-30', '2026-11-05')).toBe(false);
  });

  test('days in a row with the same number away are one run', () => {
    const [it] = calendar(TEAM, [
      [0, '2026-11-02', '2026-11-09'],
      [1, '2026-11-02', '2026-11-04'],
      [1, '2026-11-06', '2026-11-06'],
    ]);
    const state = 'conflict';
    expect(it && crowds(it.header)).toEqual([
      { from: 1, to: 3, count: 2, state },
      { from: 5, to: 5, count: 2, state },
    ]);
  });

  test('counts only approved leave as away today, and nothing if today is not visible', () => {
    const leaves: Leave[] = [
      [0, '2026-11-17', '2026-11-17'],
      [1, '2026-11-10', '2026-11-20', true],
    ];
    expect(calendar(TEAM, leaves)[0]?.header.awayToday).toBe(1);
    expect(calendar(TEAM, leaves, { today: '2026-10-31' })[0]?.header.awayToday).toBeNull();
  });

  test('the user and their area come first', () => {
    const lines = filterLines(calendar(TEAM, [], { own: 3 }), () => true);
    expect(lines.map((line) => (line.kind === 'area' ? line.area : line.name))).toEqual([
      ...['Legal', 'Davi', 'Caio'],
      ...['IT', 'Ana', 'Bia'],
    ]);
  });

  test('a filter does not change an area’s counts', () => {
    const areas = calendar(TEAM, [
      [0, '2026-11-02', '2026-11-02'],
      [1, '2026-11-02', '2026-11-02'],
    ]);
    const lines = filterLines(areas, ({ id }) => id === 1);
    expect(lines).toMatchObject([{ area: 'IT', people: 2, shown: 1 }, { name: 'Bia' }]);
    expect((lines[0] as CrowdedArea).counts[1]).toBe(2);
    expect(filterLines(areas, ({ id }) => TEAM[id]?.[0] === 'Legal')).toHaveLength(3);
    expect(filterLines(areas, () => false)).toEqual([]);
  });

  test('a day over the limit outranks a conflict; one within it is a conflict', () => {
    const everybody: Leave[] = [0, 1, 2].map((id) => [id, '2026-11-02', `2026-11-0${4 - id}`]);
    const people: [string, string][] = [0, 1, 2].map((id) => ['IT', `P${id}`]);
    const limits = [{ area: 'IT', max_away: 2 }];
    const [it] = calendar(people, everybody, { limits });
    if (!it) throw new Error('no area');
    expect([0, 1, 2, 3].map((day) => crowding(it.header, day))).toEqual([
      ...[null, 'over', 'conflict'],
      null,
    ]);
    expect(crowds(it.header)).toEqual([
      { from: 1, to: 1, count: 3, state: 'over' },
      { from: 2, to: 2, count: 2, state: 'conflict' },
    ]);
    expect(crowdingInWords(it.header)).toBe(
      'Two or more away on 2 days, over the limit of 2 on 1 day',
    );
  });

  test('a bar’s text has all its facts', () => {
    const [it] = calendar(TEAM, [
      [0, '2026-11-02', '2026-11-06', true],
      [1, '2026-11-06', '2026-11-06'],
    ]);
    const ana = it?.people[0];
    expect(ana?.bars.map((bar) => barInWords(ana, bar))).toEqual([
      'Ana: Vacation, 2–6 Nov 2026 · 5 days, pending, others in the area are away too',
    ]);
  });

  test('name a requested cancellation', () => {
    const [it] = calendar(TEAM, [[0, '2026-11-02', '2026-11-06']]);
    const [ana] = it?.people ?? [];
    const [bar] = ana?.bars ?? [];
    if (!ana || !bar) throw new Error('no bar');
    const cancelled = { ...bar, leave: { ...bar.leave, cancelling: true } };
    expect(barInWords(ana, cancelled)).toBe(
      'Ana: Vacation, 2–6 Nov 2026 · 5 days, Cancellation requested',
    );
  });
});

describe('selectable days', () => {
  const [it] = calendar(TEAM, [
    [0, '2026-11-06', '2026-11-08'],
    [0, '2026-11-20', '2026-11-20'],
  ]);
  const ana = it?.people[0];
  if (!ana) throw new Error('no line');

  test.each([
    [10, 14, { from: 10, to: 14 }],
    [14, 10, { from: 10, to: 14 }],
    [10, 25, { from: 10, to: 18 }],
    [10, 0, { from: 8, to: 10 }],
    [3, 3, { from: 3, to: 3 }],
    [6, 12, null],
  ])('from %d to %d', (anchor, towards, span) => {
    expect(freeSpan(ana, anchor, towards)).toEqual(span);
  });

  test('a drag never includes a taken day and always includes its first day', () => {
    const day = fc.nat({ max: 29 });
    fc.assert(
      fc.property(day, day, (anchor, towards) => {
        const span = freeSpan(ana, anchor, towards);
        expect(span === null).toBe(barAt(ana, anchor) !== undefined);
        if (!span) return;
        expect(span.from <= anchor && anchor <= span.to).toBe(true);
        for (let at = span.from; at <= span.to; at += 1) expect(barAt(ana, at)).toBeUndefined();
      }),
    );
  });
});
