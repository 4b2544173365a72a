import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { expect, test } from 'vitest';
import { type Json, type JsonPath, withValueAt } from './json.ts';
import { unchangedSections } from './unchanged-sections.ts';

const DECK = DECK_3Q2024 as unknown as Json;
const changed = (path: JsonPath, value: Json) => withValueAt(DECK, path, value);

test('the sections with the figures of another deck', () => {
  expect(unchangedSections(DECK, changed(['quarter'], '4Q2024'))).toEqual([
    ...['profile-1', 'profile-2', 'map', 'compensation', 'kpi'],
    ...['commercial-stats', 'commercial-charts'],
  ]);
});

test.each<[string, JsonPath, Json]>([
  ['profile-1', ['workforce', 0, 'headcount'], 31],
  ['compensation', ['compensation', 'total'], 1],
  ['commercial-stats', ['commercial', 'new_clients'], 1],
  ['commercial-charts', ['commercial', 'charts', 0, 'datasets', 0, 'values', 0], 1],
])('without %s, once %j has changed', (id, path, value) => {
  expect(unchangedSections(DECK, changed(path, value))).not.toContain(id);
  expect(unchangedSections(DECK, changed(path, value))).toHaveLength(6);
});
