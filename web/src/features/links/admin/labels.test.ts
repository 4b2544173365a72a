import { expect, it } from 'vitest';
import { readersText } from './labels.ts';

it.each([
  ['public' as const, 'qualquer pessoa, mesmo sem entrar'],
  [['admin', 'full_access', 'tudo_menos_fin', 'apenas_people'] as const, 'todos que entram'],
  [['admin', 'full_access', 'tudo_menos_fin'] as const, 'todos, menos Somente People'],
  [['admin', 'full_access'] as const, 'Administrador e Acesso total'],
])('%j may read a link: %s', (readers, text) => {
  expect(readersText(readers)).toBe(text);
});
