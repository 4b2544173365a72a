import { expect, test } from 'vitest';
import { DECK_3Q2024 } from './deck-3q2024.ts';
import { type Deck, deckSchema } from './deck-schema.ts';
import { inLanguage } from './deck-words.ts';

test('spec §3, §9: the deck of 3Q2024 is valid and has the specified figures', () => {
  const deck = deckSchema.parse(DECK_3Q2024);
  expect(deck).toEqual(DECK_3Q2024);
  expect(deck.workforce.map(({ headcount }) => headcount)).toEqual([30, 3, 7, 6, 46]);
  expect(deck.compensation.total).toBe(6_730_501);
  expect(deck.compensation.shares.map(({ percent }) => percent)).toEqual([59.29, 3.39, 37.32]);
  expect(deck.compensation.payroll.map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024]);
  expect(deck.goals).toHaveLength(22);
  expect(inLanguage(deck.age_bands, 'en').map(({ label }) => label)).toEqual([
    '20-29',
    '30-39',
    '40-49',
    '50+',
  ]);
  expect(deck.commercial).toMatchObject({
    new_clients: 15,
    working_clients: 35,
    funnel: 40,
    performance: { low_ticket: 46, churn: 38, conversion: 15 },
  });
});

type Break = (deck: Deck) => void;
test.each<[string, Break, string, string]>([
  [
    'a quarter',
    (d) => Object.assign(d, { quarter: '5Q2024' }),
    'quarter',
    'A quarter is written like 3Q2024',
  ],
  [
    'shares of a region',
    (d) => Object.assign(d.workforce[0] ?? {}, { men: 60 }),
    'workforce.0.men',
    'The shares of women and men must add up to 100',
  ],
  [
    'headcounts',
    (d) => Object.assign(d.workforce[1] ?? {}, { headcount: 4 }),
    'workforce',
    'The headcounts of the regions must add up to Grupo’s',
  ],
  ['ages', (d) => d.age_bands.pop(), 'age_bands', 'These add up to 43 people, but Grupo has 46'],
  [
    'shares of pay',
    (d) => d.compensation.shares.pop(),
    'compensation.shares',
    'The shares must add up to 100',
  ],
  [
    'clients',
    (d) => d.commercial.clients.pop(),
    'commercial.clients',
    'There are 15 new clients but 14 in the table',
  ],
  [
    'a chart',
    (d) => d.commercial.charts[0]?.labels.pop(),
    'commercial.charts.0.datasets.0.values',
    'There are 8 labels but 9 values',
  ],
  [
    'goals with the same name',
    (d) => Object.assign(d.goals[1] ?? {}, { name: 'Employee satisfaction (eNPS)' }),
    'goals',
    'Employee satisfaction (eNPS) appears twice here',
  ],
  [
    'the places of a region',
    (d) => {
      Object.assign(d.places[0] ?? {}, { people: 20 });
      Object.assign(d.places[4] ?? {}, { people: 4 });
    },
    'places',
    'These add up to 29 people, but Brasil has 30',
  ],
  [
    'places with the same name in one region',
    (d) => Object.assign(d.places[1] ?? {}, { city: 'São Paulo' }),
    'places',
    'São Paulo, Brazil, Brasil appears twice here',
  ],
  [
    'a slice of a pie',
    (d) => d.commercial.charts[1]?.datasets[0]?.values.splice(2, 1, -6),
    'commercial.charts.1.datasets.0.values.2',
    'A pie has no value below 0',
  ],
  [
    'the slices of a pie',
    (d) => {
      d.commercial.charts[1]?.labels.push('Media', 'Tourism', 'Mining');
      d.commercial.charts[1]?.datasets[0]?.values.push(1, 1, 1);
    },
    'commercial.charts.1.labels',
    'A pie has at most 8 labels',
  ],
])('a deck with a mistake in %s gives its path and an error', (_, change, path, sentence) => {
  const deck = structuredClone(DECK_3Q2024);
  change(deck);
  const { error } = deckSchema.safeParse(deck);
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
    path,
    sentence,
  ]);
});

test('rounded percentages may miss 100 by a tenth', () => {
  const deck = structuredClone(DECK_3Q2024);
  deck.compensation.shares = ['A', 'B', 'C'].map((label) => ({ label, percent: 33.3 }));
  expect(deckSchema.safeParse(deck).success).toBe(true);
  deck.compensation.shares[0] = { label: 'A', percent: 33.29 };
  expect(deckSchema.safeParse(deck).success).toBe(false);
});

test('a city may occur in two regions and in two countries', () => {
  const deck = structuredClone(DECK_3Q2024);
  const scale = deck.places.find(({ region }) => region === 'Scale');
  Object.assign(scale ?? {}, { city: 'São Paulo' });
  const madrid = deck.places.find(({ city }) => city === 'Madrid');
  Object.assign(madrid ?? {}, { city: 'Santiago' });
  expect(deckSchema.safeParse(deck).error?.issues).toBeUndefined();
});

test('figures that no map or chart can draw are refused', () => {
  const deck = structuredClone(DECK_3Q2024);
  Object.assign(deck.places[0] ?? {}, { latitude: -86 });
  deck.commercial.charts[0]?.datasets[0]?.values.splice(0, 2, 1e300, -1e300);
  expect(deckSchema.safeParse(deck).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'places.0.latitude',
    'commercial.charts.0.datasets.0.values.0',
    'commercial.charts.0.datasets.0.values.1',
  ]);
});

test('text may be given by language; a missing one is shown in English', () => {
  const deck = structuredClone(DECK_3Q2024);
  deck.subtitle = 'For everybody';
  deck.agenda = [{ en: 'Results', pt: 'Resultados' }, 'M&A'];
  expect(deckSchema.safeParse(deck).success).toBe(true);
  const agendaIn = (locale: string) => inLanguage(deck, locale).agenda;
  expect(agendaIn('pt-BR')).toEqual(['Resultados', 'M&A']);
  expect(agendaIn('es')).toEqual(['Results', 'M&A']);
  expect(inLanguage(deck, 'en-GB')).toMatchObject({ subtitle: 'For everybody', quarter: '3Q2024' });
});

test('texts that are equal in one language only are refused', () => {
  const deck = structuredClone(DECK_3Q2024);
  Object.assign(deck.goals[0] ?? {}, { name: { en: 'A', pt: 'Igual' } });
  Object.assign(deck.goals[1] ?? {}, { name: { en: 'B', pt: 'Igual' } });
  expect(deckSchema.safeParse(deck).error?.issues.map(({ message }) => message)).toEqual([
    'Igual appears twice here',
  ]);
});
