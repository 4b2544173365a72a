import { expect, test } from 'vitest';
import type { Json } from './json.ts';
import { mergeDrafts } from './merge-drafts.ts';

const BASE = { subtitle: 'A', total: 1, goals: [{ percent: 1 }, { percent: 2 }], notes: {} };
type Change = Record<string, Json>;
const merge = (mine: Change, theirs: Change) =>
  mergeDrafts({ base: BASE, mine: { ...BASE, ...mine }, theirs: { ...BASE, ...theirs } }, 'mine');

test('changes of different fields are both kept', () => {
  expect(
    merge(
      { subtitle: 'Mine', goals: [{ percent: 9 }, { percent: 2 }], notes: { kpi: 'x' } },
      { total: 5, goals: [{ percent: 1 }, { percent: 8 }], notes: { map: 'y' } },
    ),
  ).toEqual({
    value: {
      subtitle: 'Mine',
      total: 5,
      goals: [{ percent: 9 }, { percent: 8 }],
      notes: { kpi: 'x', map: 'y' },
    },
    conflicts: [],
  });
});

test('a field that both changed is a conflict, unless they changed it to the same', () => {
  const { value, conflicts } = merge({ total: 2, subtitle: 'S' }, { total: 3, subtitle: 'S' });
  expect(conflicts).toEqual([['total']]);
  expect(value).toMatchObject({ total: 2, subtitle: 'S' });
});

test('a list with more entries is compared as a whole', () => {
  const more = [...BASE.goals, { percent: 3 }];
  expect(merge({ goals: more }, {})).toMatchObject({ value: { goals: more }, conflicts: [] });
  const theirs = { goals: [{ percent: 7 }, { percent: 2 }] };
  expect(merge({ goals: more }, theirs)).toMatchObject({ conflicts: [['goals']] });
});

test('what one of them removed stays removed', () => {
  const sides = { base: { a: 1, b: 2 }, mine: { a: 1 }, theirs: { a: 3, b: 2 } };
  expect(mergeDrafts(sides, 'mine')).toEqual({ value: { a: 3 }, conflicts: [] });
});
