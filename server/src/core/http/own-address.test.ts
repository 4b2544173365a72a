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

  test('S7 (3.3): the session cookie is Secure and __Host-', async () => {
    await makeAccount(t, 'Ana');
    const headers = { host: 'intranet.test', 'x-forwarded-proto': 'https' };
    const [cookie] = (await post(t, null, '/api/login', ANA, headers)).cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', secure: true });
  });
});

describe('D64: with several addresses in PUBLIC_URL', () => {
  const MIXED = 'https://intranet.test, http://nas:3000,http://192.0.2.10';
  const t = useTestApp({ PUBLIC_URL: MIXED, TRUST_PROXY: '127.0.0.1' });
  const NAS = { host: 'nas:3000' };
  const login = (headers: Record<string, string>) => post(t, null, '/api/login', ANA, headers);

  test.each([
    ['intranet.test', 'https://intranet.test'],
    ['nas:3000', 'http://nas:3000'],
    ['192.0.2.10', 'http://192.0.2.10'],
  ])('each is accepted as host and origin: %s', async (host, origin) => {
    await makeAccount(t, 'Ana');
    expect((await get(t, null, '/api/site', { host })).statusCode).toBe(200);
    expect((await login({ host, origin })).statusCode).toBe(200);
  });

  test.each([
    ['intranet.test', 'http://intranet.test'],
    ['intranet.test', 'http://nas:3000'],
    ['nas:3000', 'https://intranet.test'],
    ['nas:3000', 'https://nas:3000'],
    ['192.0.2.10', 'http://192.0.2.10:3000'],
  ])('S7 (3.5.1): at %s, a call from another address is refused: %s', async (host, origin) => {
    expect(failure(await login({ host, origin })).code).toBe('foreign_origin');
  });

  test.each(['nas', '192.0.2.11', 'evil.example', 'intranet.test:3000'])(
    'another host is refused with all of the valid addresses: %s',
    async (host) => {
      expect(failure(await get(t, null, '/api/site', { host }))).toEqual({
        status: 421,
        code: 'wrong_address',
        error:
          'The intranet is at https://intranet.test, http://nas:3000, http://192.0.2.10. Please use one of these addresses.',
      });
      const page = await get(t, null, '/home', { host, accept: 'text/html' });
      expect(page.statusCode).toBe(421);
      for (const address of ['https://intranet.test', 'http://nas:3000', 'http://192.0.2.10']) {
        expect(page.body).toContain(`<a href="${address}/">${address}</a>`);
      }
    },
  );

  test('S7: cookies are Secure and __Host- at the https address only', async () => {
    await makeAccount(t, 'Ana');
    const names = async (headers: Record<string, string>) =>
      (await login(headers)).cookies.map(({ name, secure = false }) => `${name} ${secure}`);
    expect(await names({})).toEqual(['__Host-session true', '__Host-device true']);
    expect(await names(NAS)).toEqual(['session false', 'device false']);
    expect(await names({ host: 'web-1', 'x-forwarded-host': 'nas:3000' })).toEqual(
      await names(NAS),
    );
    // The scheme that a proxy names changes nothing while only one is listed for the host.
    expect(await names({ ...NAS, 'x-forwarded-proto': 'https' })).toEqual(await names(NAS));
  });

  test('S7: a session cookie counts at its own kind of address only', async () => {
    await makeAccount(t, 'Ana');
    const [cookie] = (await login(NAS)).cookies;
    const status = async (name: string, headers = {}) =>
      (await get(t, { cookie: `${name}=${cookie?.value}` }, '/api/current_user', headers))
        .statusCode;
    expect(await status('session', NAS)).toBe(200);
    expect(await status('__Host-session', NAS)).toBe(401);
    expect(await status('session')).toBe(401);
  });

  test('S14: only the https address promises https', async () => {
    const headersAt = async (host: string) => (await get(t, null, '/healthz', { host })).headers;
    const secure = await headersAt('intranet.test');
    expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
    for (const host of ['nas:3000', '192.0.2.10', '10.0.0.7']) {
      const plain = await headersAt(host);
      expect(plain).not.toHaveProperty('strict-transport-security');
      expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
    }
  });
});

describe('D64: with one host by http and https', () => {
  const PUBLIC_URL =
    'https://intranet.test,http://intranet.test,https://acme.test,http://a.acme.test';
  const t = useTestApp({ PUBLIC_URL, TRUST_PROXY: '127.0.0.1' });
  const BY_TLS = { 'x-forwarded-proto': 'https' };

  test('S7: cookies follow the scheme that a trusted proxy names', async () => {
    await makeAccount(t, 'Ana');
    const name = async (headers: Record<string, string>) =>
      (await post(t, null, '/api/login', ANA, headers)).cookies[0]?.name;
    expect(await name(BY_TLS)).toBe('__Host-session');
    expect(await name({})).toBe('session');
  });

  test.each(['https://intranet.test', 'http://intranet.test'])(
    'S7 (3.5.1): its own pages may call, also if no proxy names the scheme: %s',
    async (origin) => {
      await makeAccount(t, 'Ana');
      expect((await post(t, null, '/api/login', ANA, { origin })).statusCode).toBe(200);
    },
  );

  test('S14: HSTS would take the http addresses away, so it spares them', async () => {
    const promise = async (host: string) =>
      (await get(t, null, '/healthz', { host, ...BY_TLS })).headers['strict-transport-security'];
    expect(await promise('intranet.test')).toBeUndefined();
    expect(await promise('acme.test')).toBe('max-age=31536000');
  });
});
