import { PORTUGUESE_ERRORS } from '@intranet/contract/accounts/portuguese-errors.ts';
import { expect, test } from 'vitest';
import { catalogFile, readEntries } from './catalog.ts';
import { Catalogues } from './catalogues.ts';

const references = new Map(
  readEntries(catalogFile('pt-BR') ?? '')
    .filter(({ context }) => context === '')
    .map((entry) => [entry.message, entry.references]),
);

test.each(PORTUGUESE_ERRORS)('D40: the product still says: %s', (error) => {
  const elsewhere = references
    .get(error)
    ?.replace('contract/src/accounts/portuguese-errors.ts', '');
  expect(elsewhere).toMatch(/\w/);
});

test('D40: these errors are Portuguese in the catalogue “as specified”, for the screens that are', () => {
  const { messages, portuguese } = new Catalogues().forWebApp('as_specified', 'all');
  expect(portuguese['At least 8 characters']).toBe('No mínimo 8 caracteres');
  expect(Object.keys(portuguese)).toHaveLength(PORTUGUESE_ERRORS.length);
  expect(messages).not.toHaveProperty(['At least {min} characters']);
});

test('D70: the sign-in page’s part has its sentences, and none of other pages', () => {
  const { messages } = new Catalogues().forWebApp('pt-BR', 'sign-in');
  expect(messages).toHaveProperty(['sign-in page\u0004Sign in'], 'Entrar');
  expect(messages).not.toHaveProperty(['Leave request']);
});
