import { expect, it } from 'vitest';
import { EVIL, SAO } from '../vault.fixture.ts';
import { findingsOf } from './findings.ts';

it('weak ones, weakest first; groups once; old ones; what only one list knows is left out', () => {
  const strong = { ...EVIL, id: 3 };
  const { weak, groups, old } = findingsOf(
    [SAO, EVIL, strong],
    [
      { id: 1, score: 2, same_as: [2] },
      { id: 2, score: 0, same_as: [1] },
      { id: 3, score: 4, same_as: [9] },
      { id: 9, score: 0, same_as: [3] },
    ],
    Date.now(),
  );
  const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);
  expect(ids(weak)).toEqual([2, 1]);
  expect(groups.map(ids)).toEqual([[1, 2]]);
  expect(ids(old)).toEqual([1]);
});
