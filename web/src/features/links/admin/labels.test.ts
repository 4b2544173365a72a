import { expect, it } from 'vitest';
import { readersText } from './labels.ts';

it.each([
  ['public' as const, 'Aberto a qualquer pessoa, mesmo sem entrar'],
  [
    ['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const,
    'Aberto a todos que entram',
  ],
  [['admin', 'full_access', 'tudo_menos_fin'] as const, 'Aberto a todos, menos Somente People'],
  [['admin', 'full_access'] as const, 'Aberto a Administrador e Acesso total'],
])('%j may read a link: %s', (readers, text) => {
  expect(readersText(readers)).toBe(text);
});
