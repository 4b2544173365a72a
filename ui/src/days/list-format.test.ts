import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { afterEach, expect, it } from 'vitest';
import { listFormat } from './list-format.ts';

afterEach(() => setTranslator(translatorOf('as_specified')));

it.each([
  ['as_specified', '7 Sep 2026', '2 Mar 2026, 20:30'],
  ['en', '7 Sep 2026', '2 Mar 2026, 20:30'],
  ['pt-BR', '7 set 2026', '2 mar 2026, 20:30'],
  ['es', '7 sep 2026', '2 mar 2026, 20:30'],
] as const)('in the language %s, days and moments are as short', (language, day, moment) => {
  setTranslator(translatorOf(language));
  expect(listFormat()('2026-09-07')).toBe(day);
  expect(listFormat({ timeZone: 'America/Sao_Paulo' })('2026-03-02T23:30:05Z')).toBe(moment);
});
