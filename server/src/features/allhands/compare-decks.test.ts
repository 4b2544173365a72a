import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { expect, test } from 'vitest';
import { compareDecks } from './compare-decks.ts';

test('what is different from one deck to the next, told by names and not by places in lists', () => {
  const deck = structuredClone(DECK_3Q2024);
  expect(compareDecks(DECK_3Q2024, deck)).toEqual([]);
  deck.quarter = '4Q2024';
  deck.goals.reverse();
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
      before: 'People & Management, Comercial, M&A',
      after: 'People & Management, Comercial, M&A, Questions',
    },
    { place: ['compensation', 'payroll', '2025'], before: null, after: 'total 7,000,000' },
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
