import { expect, it } from 'vitest';
import { EVIL, SAO } from '../vault.fixture.ts';
import { findingsOf } from './findings.ts';

it('lists each entry once with its reasons, the weakest first, and no entry without any', () => {
  const strong = { ...EVIL, id: 3 };
  const found = findingsOf(
    [SAO, EVIL, strong],
    [
      { id: 1, score: 2, same_as: [2] },
      { id: 2, score: 0, same_as: [1] },
      { id: 3, score: 4, same_as: [9] },
      { id: 9, score: 0, same_as: [3] },
    ],
    Date.now(),
  );
  expect(found.map(({ id, weak, others, old }) => ({ id, weak, others, old }))).toEqual([
    { id: 2, weak: true, others: [SAO.platform], old: false },
    { id: 1, weak: true, others: [EVIL.platform], old: true },
  ]);
});
