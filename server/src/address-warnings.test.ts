import { expect, test } from 'vitest';
import { parseConfig } from '#core/config.ts';
import { addressWarnings } from './address-warnings.ts';

const warnings = (env: Record<string, string>) =>
  addressWarnings(parseConfig(env, { demo: false }));

test.each([
  'https://intranet.example.com',
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'https://intranet.example.com,http://localhost:3000',
])('D64, F0: no warning about %s', (PUBLIC_URL) => {
  expect(warnings({ PUBLIC_URL })).toEqual([]);
});

test.each([
  ['http://intranet.test', 'http://intranet.test'],
  ['http://192.0.2.10:3000', 'http://192.0.2.10:3000'],
  ['https://intranet.example.com,http://nas', 'http://nas'],
  ['http://nas,http://localhost:3000,http://192.0.2.10', 'http://nas, http://192.0.2.10'],
])('D64, F0: one line warns about plain http in %s', (PUBLIC_URL, named) => {
  const [line, ...others] = warnings({ PUBLIC_URL });
  expect(line).toMatch(`PUBLIC_URL lists ${named}: without https, `);
  expect(others).toEqual([]);
});

test('S7: one line warns if the network can reach the server at any host name', () => {
  expect(warnings({})[0]).toMatch('PUBLIC_URL is not set');
  expect(warnings({ HOST: '127.0.0.1' })).toEqual([]);
});
