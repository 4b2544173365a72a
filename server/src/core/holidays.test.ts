import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holidaysBetween } from './holidays.ts';
import { inLanguage } from './language.ts';

const year = (state: string, of = 2026) =>
  Object.fromEntries(
    holidaysBetween(`${of}-01-01`, `${of}-12-31`, state).map(({ day, name }) => [day, name]),
  );

test.each([
  ['2026-01-01', 'Ano Novo'],
  ['2026-04-03', 'Sexta-Feira Santa'],
  ['2026-09-07', 'Dia da Independência'],
  ['2026-12-25', 'Natal'],
])('%s is %s in all of Brazil', (day, name) => {
  for (const state of ['', 'SP', 'RJ', 'AC']) expect(year(state)[day]).toBe(name);
});

test('a state adds its own holidays, and no other state’s', () => {
  expect(year('SP')['2026-07-09']).toBe('Revolução Constitucionalista');
  expect(year('RJ')['2026-04-23']).toBe('Dia de São Jorge');
  expect(year('')['2026-07-09']).toBeUndefined();
  expect(year('RJ')['2026-07-09']).toBeUndefined();
});

test('20 November is a holiday in every state since 2024', () => {
  for (const state of ['', 'SP', 'RJ', 'AM', 'MT', 'AL']) {
    expect(year(state)['2026-11-20'], state).toBe('Dia da Consciência Negra');
  }
  expect(year('', 2023)['2023-11-20']).toBeUndefined();
});

test('over the turn of a year, both ends included, in order', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-01', 'SP').map(({ day }) => day)).toEqual([
    '2026-12-25',
    '2027-01-01',
  ]);
  expect(holidaysBetween('2026-12-26', '2026-12-31', 'SP')).toEqual([]);
});

test('each day is in the list once, in order', () => {
  const states = fc.constantFrom('', 'SP', 'DF', 'AL', 'BA', 'RS');
  fc.assert(
    fc.property(states, fc.integer({ min: 2020, max: 2035 }), (state, from) => {
      const days = holidaysBetween(`${from}-01-01`, `${from + 1}-12-31`, state).map((h) => h.day);
      expect(days).toEqual([...new Set(days)].sort());
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['as_specified', 'Sexta-Feira Santa', 'Dia de Tiradentes'],
  ['pt-BR', 'Sexta-Feira Santa', 'Dia de Tiradentes'],
  ['en', 'Good Friday', 'Tiradentes’ Day'],
  ['es', 'Viernes Santo', 'Dia de Tiradentes'],
] as const)('D47: names in %s', (language, ...names) => {
  const april = () => holidaysBetween('2026-04-01', '2026-04-30', 'SP').map(({ name }) => name);
  expect(inLanguage(language, april)).toEqual(names);
});
