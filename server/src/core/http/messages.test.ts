import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGE_IDS } from '@intranet/contract/core/i18n/languages.ts';
import type { WebCatalogue } from '@intranet/contract/core/i18n/translator.ts';
import { expect, test } from 'vitest';
import { get } from '../../testing/calls.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { inLanguage } from '../language.ts';
import { messagesAddress } from './messages.ts';

const t = useTestApp();

const START = 'globalThis.catalogue=';
const catalogueIn = (text: string): WebCatalogue => {
  expect(text.startsWith(START)).toBe(true);
  return JSON.parse(text.slice(START.length));
};
const addressIn = (language: string, page: string) =>
  inLanguage(language, () => messagesAddress(page));
const open = (address: string, headers: Record<string, string> = {}) =>
  get(t, null, address, { 'accept-encoding': 'identity', ...headers });

test('D47: each language has a script at an address of its own, which is cached for good', async () => {
  for (const language of LANGUAGE_IDS) {
    const reply = await open(addressIn(language, '/vacation'));
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(catalogueIn(reply.body).language).toBe(language);
  }
  const { messages } = catalogueIn((await open(addressIn('es', '/vacation'))).body);
  expect(messages['Leave request']).toBe('Solicitud de ausencia');
  // Only an email says it.
  expect(messages).not.toHaveProperty(['Leave request: {name}, {what}']);
});

test.each(['/messages.js', '/messages.js?v=of-another-deployment'])(
  '%s has the sentences of the cookie’s language, and isn’t cached',
  async (address) => {
    const reply = await open(address, { cookie: 'language=es' });
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(catalogueIn(reply.body).language).toBe('es');
    expect(catalogueIn((await open(address)).body).language).toBe('as_specified');
  },
);

test('D70: the sign-in page gets its own sentences, and the address of all', async () => {
  const [signIn, all] = [addressIn('pt-BR', '/login'), addressIn('pt-BR', '/home')];
  const catalogue = catalogueIn((await open(signIn)).body);
  expect(catalogue.rest).toBe(all);
  expect(catalogue.messages).toHaveProperty(['sign-in page\u0004Sign in'], 'Entrar');
  expect(catalogue.messages).not.toHaveProperty(['Leave request']);
  expect(catalogueIn((await open(all)).body).rest).toBeUndefined();
});

test('the script is compressed for clients that accept it', async () => {
  const address = addressIn('es', '/home');
  const { body } = await open(address);
  for (const [accepted, coding, decompress] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const reply = await open(address, { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(decompress(reply.rawPayload).toString()).toBe(body);
  }
});

test('D40: “as specified” has the Portuguese texts of errors on Portuguese screens', async () => {
  const { portuguese } = catalogueIn((await open(addressIn('as_specified', '/home'))).body);
  expect(portuguese['At least 8 characters']).toBe('No mínimo 8 caracteres');
  expect(catalogueIn((await open(addressIn('es', '/home'))).body).portuguese).toEqual({});
});
