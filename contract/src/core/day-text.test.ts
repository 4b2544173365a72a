import { expect, test } from 'vitest';
import { shortMonths } from './day-text.ts';

test.each([
  ['12 Sept 2026', '12 Sep 2026'],
  ['9 de abr. de 2027', '9 abr 2027'],
  ['seg., 23 de nov.', 'seg, 23 nov'],
  ['sáb., 5 de dez.', 'sáb, 5 dez'],
  ['jul. de 2026', 'jul 2026'],
  ['set.', 'set'],
  ['5 de dez.', '5 dez'],
  ['23 de novembro de 2026', '23 de novembro de 2026'],
  ['5 dic 2026', '5 dic 2026'],
])('%s becomes %s', (text, short) => {
  expect(shortMonths(text)).toBe(short);
});
