import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const FOREIGN = 'You can only do this from within the intranet.';
const ANA = { username: 'Ana', password: PASSWORD };

describe('with PUBLIC_URL', () => {
  const t = useTestApp({ PUBLIC_URL: 'https://intranet.test', TRUST_PROXY: '127.0.0.1' });
  const WRONG = {
    status: 421,
    code: 'wrong_address',
    error: 'The intranet is at https://intranet.test. Please use that address.',
  };

  test.each([
    ['its own', { host: 'intranet.test' }],
    ['its own with the port of https', { host: 'intranet.test:443' }],
    ['its own in capitals', { host: 'INTRANET.test' }],
    [
      'its own, as a trusted proxy reports it',
      { 'x-forwarded-host': 'intranet.test', host: 'web-1' },
    ],
  ])('S7: a host is accepted: %s', async (_, headers) => {
    expect((await get(t, null, '/api/site', headers)).statusCode).toBe(200);
  });

  test.each([
    ['an IP address', { host: '127.0.0.1:3000' }],
    ['a name that somebody pointed at it', { host: 'evil.example' }],
    ['another port', { host: 'intranet.test:8080' }],
    ['a host that is none', { host: 'a b' }],
    [
      'another one, as a proxy reports it',
      { host: 'intranet.test', 'x-forwarded-host': 'evil.example' },
    ],
  ])('S7: a host is refused: %s', async (_, headers) => {
    expect(failure(await get(t, null, '/api/site', headers))).toEqual(WRONG);
    expect(failure(await post(t, null, '/api/login', ANA, headers))).toEqual(WRONG);
  });

  test('a browser gets a page that names the right address', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const reply = await get(t, null, '/mea?open=meabi', { host: '10.0.0.7', accept });
    expect(reply.statusCode).toBe(421);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    expect(reply.body).toContain('<a href="https://intranet.test/">https://intranet.test</a>');
    expect(reply.body).not.toMatch(/10\.0\.0\.7|meabi/);
  });

  test.each(['/healthz', '/readyz', '/healthz?x=1'])('a probe by IP address: %s', async (url) => {
    expect((await get(t, null, url, { host: '10.0.0.7:3000' })).statusCode).toBe(200);
  });

  test.each([
    ['https://intranet.test', true],
    ['http://intranet.test', false],
    ['https://intranet.test:8443', false],
    ['https://evil.example', false],
  ])('S7 (3.5.1): a call from %s', async (origin, allowed) => {
    await makeAccount(t, 'Ana');
    const reply = await post(t, null, '/api/login', ANA, { origin });
    if (allowed) expect(reply.statusCode, reply.body).toBe(200);
    else expect(failure(reply)).toEqual({ status: 403, code: 'foreign_origin', error: FOREIGN });
  });

  test('S7 (3.5.1): a foreign Origin stays foreign whatever X-Forwarded-Host says', async () => {
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await post(t, null, '/api/login', ANA, headers)).statusCode).toBe(421);
  });
});

describe('without PUBLIC_URL', () => {
  const t = useTestApp({ PUBLIC_URL: '' });

  test.each([
    ['localhost:3000', 'http://localhost:3000', true],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', true],
    ['[::1]:3000', 'http://[::1]:3000', true],
    ['nas.local', 'http://nas.local', true],
    ['nas.local', 'https://nas.local', false],
    ['127.0.0.1:3000', 'http://127.0.0.1:4000', false],
    ['127.0.0.1:3000', 'http://evil.example', false],
    ['127.0.0.1:3000', 'http://localhost:3000', false],
  ])('S7 (3.5.1): at %s, a call from %s: %s', async (host, origin, allowed) => {
    await makeAccount(t, 'Ana');
    const reply = await post(t, null, '/api/login', ANA, { host, origin });
    expect(reply.statusCode, reply.body).toBe(allowed ? 200 : 403);
  });
});

describe('without PUBLIC_URL, behind a trusted proxy that ends TLS', () => {
  const t = useTestApp({ PUBLIC_URL: '', TRUST_PROXY: '127.0.0.1' });

  test('S7 (3.5.1): the scheme and host that the proxy names are its own', async () => {
    await makeAccount(t, 'Ana');
    const headers = { host: 'intranet.test', 'x-forwarded-proto': 'https' };
    const from = async (origin: string) =>
      (await post(t, null, '/api/login', ANA, { ...headers, origin })).statusCode;
    expect(await from('https://intranet.test')).toBe(200);
    expect(await from('http://intranet.test')).toBe(403);
  });
});
