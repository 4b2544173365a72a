import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newPasswordSchema } from '@intranet/contract/accounts/schemas.ts';
import { expect, it } from 'vitest';
import { inPortuguese, TRANSLATIONS } from './portuguese.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const source = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/portuguese|\.test\./.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const messageFor = (password: unknown) =>
  newPasswordSchema.safeParse(password).error?.issues[0]?.message ?? '';
/** Sentences that the source builds from parts. */
const built = [messageFor('short'), messageFor('x'.repeat(129))];

it.each(Object.keys(TRANSLATIONS))('the product still says: %s', (sentence) => {
  expect(built.includes(sentence) || source.includes(sentence)).toBe(true);
});

it.each([
  ['no password', undefined, 'Informe uma senha.'],
  ['a short password', 'short', 'Use pelo menos 8 caracteres.'],
  ['a long password', 'x'.repeat(129), 'Use no máximo 128 caracteres.'],
])('%s has a message in Portuguese', (_, password, sentence) => {
  expect(inPortuguese(messageFor(password))).toBe(sentence);
});

it('keeps a sentence that it doesn’t know', () => {
  expect(inPortuguese('The head is away.')).toBe('The head is away.');
  expect(inPortuguese('constructor')).toBe('constructor');
});
