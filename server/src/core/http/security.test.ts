import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { DISTINCT_CALLS } from '../../testing/link-calls.ts';
import { useTestApp } from '../../testing/test-app.ts';

describe('on http', () => {
  const t = useTestApp();
  const login = (headers: Record<string, string> = {}) =>
    post(t, null, '/api/login', { username: 'Ana', password: PASSWORD }, headers);

  test('S7 (3.3): the session cookie', async () => {
    await makeAccount(t, 'Ana');
    const [cookie] = (await login()).cookies;
    expect(cookie).toMatchObject({ name: 'session', path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('secure');
    expect(cookie).not.toHaveProperty('domain');
    // The cookie ends with the browser without "Remember me" (D7).
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
  });

  test('D7: remembered for 30 days', async () => {
    await makeAccount(t, 'Ana');
    const payload = { username: 'Ana', password: PASSWORD, remember: true };
    const [cookie] = (await post(t, null, '/api/login', payload)).cookies;
    expect(cookie?.maxAge).toBe(30 * 86_400);
  });

  test.each([
    ['a foreign Origin', { origin: 'https://evil.example' }, false],
    ['a look-alike', { origin: 'http://intranet.test.evil.example' }, false],
    ['another port', { origin: 'http://intranet.test:8080' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['nonsense', { origin: 'intranet.test' }, false],
    ['an empty Origin', { origin: '' }, false],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
    [
      'cross-site with our own Origin',
      { origin: 'http://intranet.test', 'sec-fetch-site': 'cross-site' },
      false,
    ],
    [
      'a foreign Origin that calls itself same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['our own', { origin: 'http://intranet.test', 'sec-fetch-site': 'same-origin' }, true],
    ['no Origin at all', {}, true],
  ] as [string, Record<string, string>, boolean][])(
    'S7 (3.5.1): a call from %s',
    async (_, headers, allowed) => {
      await makeAccount(t, 'Ana');
      const reply = await login({ host: 'intranet.test', ...headers });
      if (allowed) expect(reply.statusCode, reply.body).toBe(200);
      else {
        expect(failure(reply)).toEqual({
          status: 403,
          code: 'foreign_origin',
          error: 'You can only do this from within the intranet.',
        });
        expect(reply.cookies).toEqual([]);
      }
    },
  );

  test('S7: every state-changing call refuses a foreign Origin before anything else', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'admin' });
    for (const { method, path } of ENDPOINTS.filter((e) => e.method !== 'GET')) {
      const reply = await t.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        payload: {},
        headers: { cookie: ana.cookie, origin: 'https://evil.example' },
      });
      expect([path, reply.json().code]).toEqual([path, 'foreign_origin']);
    }
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'S7: what a plain form of another site can send, %s, is no call',
    async (type) => {
      await makeAccount(t, 'Ana');
      const reply = await t.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ username: 'Ana', password: PASSWORD }),
      });
      expect(failure(reply)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  async function headersOf(url: string) {
    const { headers } = await t.inject({ url, headers: { accept: 'text/html' } });
    const csp = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((part) => part.trim().split(/ (.*)/s).slice(0, 2) as [string, string]),
    );
    expect(csp).toMatchObject({
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      // page-policy.test.ts covers the frames of the web app.
      'frame-src': "'none'",
    });
    expect(csp).not.toHaveProperty('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(same-origin|no-referrer|strict-origin)/);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    return { headers, csp };
  }

  test.each(['/healthz', '/home', '/api/docs/'])('S14: headers of %s', async (url) => {
    const { headers, csp } = await headersOf(url);
    expect(csp).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'form-action': "'self'",
    });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    const permissions = String(headers['permissions-policy']).split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(permissions).toContain(`${feature}=()`);
    }
    for (const feature of ['clipboard-write', 'publickey-credentials-get']) {
      expect(permissions).toContain(`${feature}=(self)`);
    }
  });

  test.each(['/api/current_user', '/api/site', '/api/nothing', '/api/login'])(
    'S14: headers of %s, whose data load and run nothing',
    async (url) => {
      const { csp } = await headersOf(url);
      expect(csp).toMatchObject({ 'default-src': "'none'", 'form-action': "'none'" });
      expect(csp).not.toHaveProperty('script-src');
    },
  );

  test.each(DISTINCT_CALLS.map((e) => [e.method, e.path] as const))(
    'S14: no-store on %s %s, also on failures',
    async (method, path) => {
      const ana = await makePerson(t, 'Ana', { role: 'admin' });
      for (const headers of [{ cookie: ana.cookie }, {}]) {
        const url = path.replaceAll(/\{\w+\}/g, '1');
        const payload = method === 'GET' ? {} : { payload: {} };
        const reply = await t.inject({ method, url, headers, ...payload });
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    },
  );
});

describe('on https', () => {
  const t = useTestApp({ PUBLIC_URL: 'https://intranet.test' });

  test('S7 (3.3): the session cookie is __Host- and Secure, and only that name is read', async () => {
    await makeAccount(t, 'Ana');
    const reply = await post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-session',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    });
    expect(cookie).not.toHaveProperty('domain');
    const status = async (name: string) =>
      (await get(t, { cookie: `${name}=${cookie?.value}` }, '/api/current_user')).statusCode;
    expect([await status('__Host-session'), await status('session')]).toEqual([200, 401]);

    const out = await post(t, { cookie: `__Host-session=${cookie?.value}` }, '/api/logout');
    expect(out.cookies).toMatchObject([
      { name: '__Host-session', value: '', path: '/', secure: true },
    ]);
  });

  test('S14: HSTS, for a year', async () => {
    const { headers } = await get(t, null, '/api/site');
    const [, seconds] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  test('S7: behind a proxy that ends TLS, our own Origin is our own; http is not', async () => {
    await makeAccount(t, 'Ana');
    const from = (origin: string) =>
      post(
        t,
        null,
        '/api/login',
        { username: 'Ana', password: PASSWORD },
        {
          origin,
        },
      );
    expect((await from('https://intranet.test')).statusCode).toBe(200);
    expect((await from('http://intranet.test')).statusCode).toBe(403);
  });
});
