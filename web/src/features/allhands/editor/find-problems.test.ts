import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { expect, test } from 'vitest';
import { findProblems, previewOf, sectionOf } from './find-problems.ts';
import { type Json, type JsonPath, withValueAt } from './json.ts';

const DECK = DECK_3Q2024 as unknown as Json;
const problemsWith = (path: JsonPath, value: Json) =>
  findProblems(withValueAt(DECK, path, value)).map((problem) => [
    problem.path.join('.'),
    problem.message,
  ]);

test.each<[string, JsonPath, Json, string]>([
  ['an empty figure', ['goals', 0, 'percent'], '', 'This is required'],
  ['text for a figure', ['goals', 0, 'percent'], 'a lot', 'This must be a number'],
  ['half a person', ['age_bands', 0, 'people'], 1.5, 'This must be a whole number'],
  ['a figure out of range', ['commercial', 'performance', 'churn'], 138, 'At most 100'],
  ['an empty text', ['subtitle'], '', 'This is required'],
  ['an empty text of a language', ['subtitle', 'en'], '', 'This is required'],
  ['a long text', ['goals', 3, 'name', 'pt'], 'x'.repeat(81), 'At most 80 characters'],
])('%s is a problem at its field', (_, path, value, message) => {
  expect(problemsWith(path, value)).toEqual([[path.join('.'), message]]);
});

test('a sum is a problem of its list', () => {
  expect(problemsWith(['age_bands', 0, 'people'], 18)).toEqual([
    ['age_bands', 'These add up to 47 people, but Grupo has 46'],
  ]);
});

test('each problem has a section', () => {
  const paths: JsonPath[] = [
    ['subtitle', 'pt'],
    ['workforce', 0, 'men'],
    ['time_bands'],
    ['compensation', 'total'],
    ['compensation', 'shares', 0],
    ['commercial', 'clients'],
    ['commercial', 'funnel'],
    ['commercial', 'charts', 1, 'labels'],
    ['notes', 'mea', 'en'],
    ['quarter'],
  ];
  expect(paths.map(sectionOf)).toEqual([
    'all-hands',
    'profile-1',
    'profile-2',
    'compensation',
    'compensation',
    'commercial-stats',
    'commercial-stats',
    'commercial-charts',
    'mea',
    'all-hands',
  ]);
});

test('the preview shows wrong sums, but no value that is no figure', () => {
  expect(previewOf(DECK, 'pt')?.subtitle).toBe('Resultados do terceiro trimestre de 2024');
  expect(previewOf(withValueAt(DECK, ['age_bands', 0, 'people'], 99), 'en')).not.toBeNull();
  expect(previewOf(withValueAt(DECK, ['age_bands', 0, 'people'], ''), 'en')).toBeNull();
});
