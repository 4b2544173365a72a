import { expect, it } from 'vitest';
import { readersText } from './labels.ts';

it.each([
  ['public' as const, 'Open to anyone, even without signing in'],
  [
    ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const,
    'Open to everyone who signs in',
  ],
  [['admin', 'full_access', 'tudo_menos_fin'] as const, 'Open to everyone except People only'],
  [['admin', 'full_access'] as const, 'Open to Administrator and Full access'],
])('%j may read a link: %s', (readers, text) => {
  expect(readersText(readers)).toBe(text);
});
