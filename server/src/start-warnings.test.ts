import { expect, test } from 'vitest';
import { parseConfig } from '#core/config.ts';
import { startWarnings } from './start-warnings.ts';

const warnings = (env: Record<string, string>) =>
  startWarnings(parseConfig({ MAIL_URL: 'smtp://mail.test', ...env }, { demo: false }));

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

test.each([
  [
    'http://192.0.2.10:3000',
    '127.0.0.1',
    ['PUBLIC_URL lists http://192.0.2.10:3000, but HOST=127.0.0.1'],
  ],
  ['http://192.0.2.10:3000', '0.0.0.0', ['PUBLIC_URL lists http://192.0.2.10:3000: without https']],
  // A proxy listens at another port.
  ['http://intranet.test', '127.0.0.1', ['PUBLIC_URL lists http://intranet.test: without https']],
])(
  'D64: a server that only its own machine can reach says so: %s at %s',
  (PUBLIC_URL, HOST, lines) => {
    const found = warnings({ PUBLIC_URL, HOST, PORT: '3000' });
    expect(found.map((line, at) => line.slice(0, lines[at]?.length))).toEqual(lines);
  },
);

test('one line says that nobody gets emails', () => {
  expect(warnings({ MAIL_URL: '', HOST: '127.0.0.1' })).toEqual([
    'MAIL_URL is not set: emails become files, and nobody gets them. Admins see them at /outbox.',
  ]);
});
