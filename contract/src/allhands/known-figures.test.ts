import { expect, test } from 'vitest';
import { DECK_3Q2024 } from './deck-3q2024.ts';
import { deckSchema } from './deck-schema.ts';
import { countInBands, fillKnown, type KnownFigures, yearsOf } from './known-figures.ts';
import { KNOWN_PARTS } from './known-parts.ts';

const KNOWN: KnownFigures = {
  as_of: '2026-11-28',
  headcount: 46,
  ages: { years: [20, 29, 30, 61].map((years) => ({ years, people: 10 })), unknown: 0 },
  tenures: { years: [0, 1, 2, 4, 12].map((years) => ({ years, people: 9 })), unknown: 0 },
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

test.each<[string, KnownFigures['ages'], string]>([
  ['somebody is in no band', { years: [{ years: 19, people: 1 }], unknown: 0 }, '20-29'],
  ['a date is missing', { years: [], unknown: 1 }, '20-29'],
  ['a label has no years', { years: [], unknown: 0 }, 'Young'],
  ['bands overlap', { years: [{ years: 30, people: 1 }], unknown: 0 }, '20-30'],
])('nothing is counted if %s', (_, ages, label) => {
  const [first, ...others] = DECK_3Q2024.age_bands;
  expect(countInBands([{ people: 1, ...first, label }, ...others], ages)).toBeNull();
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
