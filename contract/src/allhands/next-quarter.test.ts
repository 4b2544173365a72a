import { expect, test } from 'vitest';
import { DECK_3Q2024 } from './deck-3q2024.ts';
import { deckForQuarter, quarterAfter } from './next-quarter.ts';

test('the next quarter follows in the next year', () => {
  expect(['3Q2024', '4Q2024'].map(quarterAfter)).toEqual(['4Q2024', '1Q2025']);
});

test('a deck for another quarter names it in its subtitle, in each language', () => {
  const next = deckForQuarter(DECK_3Q2024, '4Q2024');
  expect(next).toEqual({
    ...DECK_3Q2024,
    quarter: '4Q2024',
    subtitle: {
      en: 'Results of the fourth quarter of 2024',
      pt: 'Resultados do quarto trimestre de 2024',
      es: 'Resultados del cuarto trimestre de 2024',
    },
  });
  const own = { quarter: '4Q2024', subtitle: 'Our 4Q2024 and thanks for 3Q2024' };
  expect(deckForQuarter(own, '1Q2025').subtitle).toBe('Our 1Q2025 and thanks for 3Q2024');
});
