import { expect, test } from 'vitest';
import { DECK_3Q2024 } from './deck-3q2024.ts';
import { deckSchema } from './deck-schema.ts';
import {
  type BandProblem,
  countInBands,
  fillKnown,
  findBandProblem,
  type KnownFigures,
  yearsOf,
} from './known-figures.ts';
import { KNOWN_PARTS } from './known-parts.ts';

type Counted = KnownFigures['ages'];
const counted = (years: number[], people: number): Counted => ({
  years: years.map((one) => ({ years: one, people })),
  ...{ unknown: 0, unknown_names: [] },
});

const KNOWN: KnownFigures = {
  as_of: '2026-11-28',
  headcount: 46,
  ages: counted([20, 29, 30, 61], 10),
  tenures: counted([0, 1, 2, 4, 12], 9),
  away: { year: 2026, areas: [{ area: 'Legal', months: Array(12).fill(1) }] },
  revenue: { year: 2026, goals: Array(12).fill(100), actuals: Array(12).fill(90) },
};

test.each([
  ['20-29', [20, 29]],
  ['20–29', [20, 29]],
  ['3-4 years', [3, 4]],
  ['50+', [50, Number.POSITIVE_INFINITY]],
  ['10+ years', [10, Number.POSITIVE_INFINITY]],
  ['Under 1 year', [0, 0]],
  ['Older', null],
  ['', null],
])('the years of %s', (label, years) => {
  expect(yearsOf(label)).toEqual(years);
});

test('people are counted in the bands of the deck', () => {
  const people = (bands: ReturnType<typeof countInBands>) => bands?.map((band) => band.people);
  expect(people(countInBands(DECK_3Q2024.age_bands, KNOWN.ages))).toEqual([20, 10, 0, 10]);
  expect(people(countInBands(DECK_3Q2024.time_bands, KNOWN.tenures))).toEqual([9, 18, 9, 0, 9]);
});

const MISSING: Counted = { years: [], unknown: 1, unknown_names: ['Ana'] };

test.each<[string, Counted, string, BandProblem]>([
  ['somebody is in no band', counted([19], 1), '20-29', { reason: 'no_band', years: 19 }],
  ['a date is missing', MISSING, '20-29', { reason: 'no_date', people: 1, names: ['Ana'] }],
  ['a label has no years', counted([], 1), 'Young', { reason: 'no_range', label: 'Young' }],
  ['bands overlap', counted([30], 1), '20-30', { reason: 'several_bands', years: 30 }],
])('nothing is counted if %s, which is said', (_, ages, label, problem) => {
  const [first, ...others] = DECK_3Q2024.age_bands;
  const bands = [{ people: 1, ...first, label }, ...others];
  expect(countInBands(bands, ages)).toBeNull();
  expect(findBandProblem(bands, ages)).toEqual(problem);
});

test('a filled part has its date; revenue replaces its own chart', () => {
  let deck = DECK_3Q2024;
  for (const part of KNOWN_PARTS) deck = fillKnown(deck, KNOWN, part) ?? deck;
  expect(Object.keys(deck.as_of ?? {})).toEqual([...KNOWN_PARTS]);
  expect(deck.away).toEqual(KNOWN.away);
  expect(deck.commercial.charts).toHaveLength(4);
  const again = fillKnown(deck, { ...KNOWN, as_of: '2026-12-01' }, 'revenue');
  expect(again?.commercial.charts).toHaveLength(4);
  expect(again?.as_of).toMatchObject({ revenue: '2026-12-01', away: '2026-11-28' });
  const messages = deckSchema.safeParse(deck).error?.issues.map(({ message }) => message);
  // Only the sums are wrong, because the sample has fewer people.
  expect(messages).toEqual([
    'These add up to 40 people, but Grupo has 46',
    'These add up to 45 people, but Grupo has 46',
  ]);
});
