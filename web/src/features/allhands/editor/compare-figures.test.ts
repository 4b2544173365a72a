import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { expect, test } from 'vitest';
import { figureBefore } from './compare-figures.ts';
import type { Json } from './json.ts';

test('finds last quarter’s figure by name, also if entries moved', () => {
  const before = DECK_3Q2024 as unknown as Json;
  const deck = structuredClone(DECK_3Q2024);
  deck.goals.reverse();
  deck.commercial.clients.unshift({ name: 'New one', value: 1, months: 1, valuation: 1 });
  const at = (...path: (string | number)[]) => figureBefore(deck as unknown as Json, before, path);
  expect(at('goals', 21, 'percent')).toBe(92);
  expect(at('commercial', 'new_clients')).toBe(15);
  expect(at('workforce', 4, 'headcount')).toBe(46);
  expect(at('commercial', 'clients', 0, 'value')).toBeNull();
  expect(at('commercial', 'clients', 1, 'value')).toBe(420_000);
  expect(at('commercial', 'charts', 0, 'datasets', 1, 'values', 2)).toBe(4);
  expect(at('subtitle', 'en')).toBeNull();
});
