import { expect, it } from 'vitest';
import { setTranslator } from '../core/i18n/t.ts';
import { quarterText } from './quarter-text.ts';

it.each([
  ['en-GB', '3Q2024', '3Q2024'],
  ['pt-BR', '3Q2024', '3T2024'],
  ['es', '3Q2024', '3T2024'],
  ['pt-BR', 'Quarter', 'Quarter'],
])('in %s the quarter %s is written %s', (locale, quarter, text) => {
  setTranslator({ translate: (message) => message, locale: () => locale });
  expect(quarterText(quarter)).toBe(text);
});
