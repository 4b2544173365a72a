import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import type { Deck } from '@intranet/contract/allhands/deck-schema.ts';
import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import { expect, test } from 'vitest';
import { compareDecks } from './compare-decks.ts';

test('lists the changes between two decks by name, not by position', () => {
  const deck = structuredClone(DECK_3Q2024);
  expect(compareDecks(DECK_3Q2024, deck)).toEqual([]);
  deck.quarter = '4Q2024';
  const [first, ...others] = deck.goals;
  if (first) deck.goals = [...others, first];
  const order = (goals: typeof others) =>
    inLanguage(goals, 'en')
      .map(({ name }) => name)
      .join(', ');
  deck.commercial.new_clients = 14;
  const [gone] = deck.commercial.clients.splice(0, 1);
  expect(gone?.name).toBe('Aurora Alimentos');
  deck.compensation.payroll.push({ year: 2025, total: 7_000_000 });
  const [chart] = deck.commercial.charts;
  chart?.datasets[1]?.values.splice(0, 1, 7);
  deck.agenda.push('Questions');
  expect(compareDecks(DECK_3Q2024, deck)).toEqual([
    { place: ['quarter'], before: '3Q2024', after: '4Q2024' },
    {
      place: ['agenda'],
      before: 'people, commercial, mea',
      after: 'people, commercial, mea, Questions',
    },
    { place: ['compensation', 'payroll', '2025'], before: null, after: 'total 7,000,000' },
    {
      place: ['goals', 'order'],
      before: order(DECK_3Q2024.goals),
      after: order(deck.goals),
    },
    { place: ['commercial', 'new clients'], before: 15, after: 14 },
    {
      place: ['commercial', 'clients', 'Aurora Alimentos'],
      before: 'value 420,000, months 12, valuation 85,000,000',
      after: null,
    },
    {
      place: ['commercial', 'charts', 'Proposals by month', 'datasets', 'Signed', 'values'],
      before: '2, 3, 4, 3, 5, 4, 5, 4, 6',
      after: '7, 3, 4, 3, 5, 4, 5, 4, 6',
    },
  ]);
});

type Change = (deck: Deck) => unknown;
test.each<[string, Change]>([
  ['workforce', (d) => d.workforce.reverse()],
  ['age bands', (d) => d.age_bands.reverse()],
  ['places', (d) => d.places.reverse()],
  ['compensation payroll', (d) => d.compensation.payroll.reverse()],
  ['commercial clients', (d) => d.commercial.clients.reverse()],
  ['commercial charts', (d) => d.commercial.charts.reverse()],
  [
    'commercial charts Proposals by month datasets',
    (d) => d.commercial.charts[0]?.datasets.reverse(),
  ],
])('another order alone is one change: %s', (place, change) => {
  const deck = structuredClone(DECK_3Q2024);
  change(deck);
  const changes = compareDecks(DECK_3Q2024, deck);
  expect(changes.map((one) => one.place.join(' '))).toEqual([`${place} order`]);
});

test('compares odd names, empty lists and texts that look alike', () => {
  const [was, is] = [structuredClone(DECK_3Q2024), structuredClone(DECK_3Q2024)];
  const [client] = was.commercial.clients;
  was.commercial.clients = [];
  is.commercial.clients = client ? [{ ...client, name: 'constructor' }] : [];
  was.agenda = ['One, two', 'three'];
  is.agenda = ['One', 'two, three'];
  expect(compareDecks(was, is)).toEqual([
    { place: ['agenda'], before: 'One, two, three', after: 'One, two, three' },
    {
      place: ['commercial', 'clients', 'constructor'],
      before: null,
      after: 'value 420,000, months 12, valuation 85,000,000',
    },
  ]);
});

test('the days of filled-in figures are no change once there are none', () => {
  const was = structuredClone(DECK_3Q2024);
  expect(compareDecks(was, { ...was, as_of: {} })).toEqual([]);
  expect(compareDecks(was, { ...was, as_of: { headcount: '2026-11-28' } })).toHaveLength(1);
});

test('a city of two regions is two entries', () => {
  const [was, is] = [structuredClone(DECK_3Q2024), structuredClone(DECK_3Q2024)];
  for (const deck of [was, is]) {
    const scale = deck.places.find(({ region }) => region === 'Scale');
    if (scale) scale.city = 'São Paulo';
  }
  Object.assign(is.places[0] ?? {}, { people: 20 });
  expect(compareDecks(was, is)).toEqual([
    { place: ['places', 'São Paulo, Brazil, Brasil', 'people'], before: 21, after: 20 },
  ]);
});

test('a text in another language is a change of its own', () => {
  const [was, is] = [structuredClone(DECK_3Q2024), structuredClone(DECK_3Q2024)];
  was.subtitle = 'Results';
  is.subtitle = { en: 'Results', pt: 'Resultados' };
  was.agenda = [{ en: 'One', pt: 'Um' }];
  is.agenda = [{ en: 'One', pt: 'Uma' }];
  Object.assign(was.goals[2] ?? {}, { name: 'Hiring plan' });
  Object.assign(is.goals[2] ?? {}, { name: { en: 'Hiring plan', pt: 'Contratações' } });
  expect(compareDecks(was, is)).toEqual([
    { place: ['subtitle'], before: 'Results', after: 'Results / Resultados' },
    { place: ['agenda'], before: 'One / Um', after: 'One / Uma' },
    {
      place: ['goals', 'Hiring plan', 'name'],
      before: null,
      after: 'Hiring plan / Contratações',
    },
  ]);
});
