import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startProvider, visitProvider } from './provider.fixture.ts';
import { audited, begin, finish, sessionOf, signOn } from './sign-on.fixture.ts';

const provider = await startProvider('http://intranet.test', { alsoAt: ['http://nas'] });
const t = useTestApp({ ...provider.env, OIDC_NAME: 'Entra' });
afterAll(() => provider.stop());
beforeEach(() => {
  provider.people.clear();
  provider.people.set('ana', { email: 'ana@example.com', email_verified: true, name: 'Ana Reis' });
});

describe('a person whom the provider knows', () => {
  test('J1: signs in at the provider again before reading secrets (D69)', async () => {
    const promptOf = async (body: object) =>
      new URL((await begin(t, body)).url).searchParams.get('prompt');
    expect(await promptOf({ confirm: true })).toBe('login');
    expect(await promptOf({})).toBeNull();
  });

  test('signs in: the reply of a login, and where they wanted to go', async () => {
    const ana = await makePerson(t, 'Ana', { cargo: 'Head', area: 'M&A' });
    const reply = await signOn(t, 'ana', { next: '/vacation?tab=change-vacation' });
    expect(reply.statusCode, reply.body).toBe(200);
    const { next, message, ...me } = reply.json();
    expect({ next, message }).toEqual({
      next: '/vacation?tab=change-vacation',
      message: 'Login successful!',
    });
    const cookie = `session=${sessionOf(reply)?.value}`;
    expect((await get(t, { cookie }, '/api/current_user')).json()).toEqual(me);
    expect(me).toMatchObject({ user: { username: 'Ana' }, employee: { name: 'Ana', area: 'M&A' } });
    expect(await audited(t)).toEqual([
      {
        action: 'identity_linked',
        actor: 'Ana',
        account_id: ana.accountId,
        subject: 'Ana',
        detail: { email: 'ana@example.com', issuer: provider.issuer },
      },
      {
        action: 'sign_in',
        actor: 'Ana',
        account_id: ana.accountId,
        subject: '',
        detail: { method: 'single_sign_on' },
      },
    ]);
  });

  test('is found by e-mail whatever its letter case, and not by name', async () => {
    await makeAccount(t, 'Ana');
    await makeAccount(t, 'Ana Reis');
    provider.people.set('ana', {
      email: 'Ana@EXAMPLE.com',
      email_verified: true,
      name: 'Ana Reis',
    });
    expect((await signOn(t, 'ana')).json().user).toMatchObject({ username: 'Ana' });
  });

  test('D7: remembered if chosen, otherwise for 12 hours and the browser session', async () => {
    await makeAccount(t, 'Ana');
    expect(sessionOf(await signOn(t, 'ana'))).not.toHaveProperty('maxAge');
    const remembered = await signOn(t, 'ana', { remember: true });
    expect(sessionOf(remembered)).toMatchObject({ maxAge: 30 * 86_400 });
    const sessions = await t.deps.db
      .selectFrom('sessions')
      .select(['remember', 'expires_at'])
      .where('method', '=', 'single_sign_on')
      .orderBy('expires_at')
      .execute();
    expect(sessions).toEqual([
      { remember: false, expires_at: new Date('2026-03-03T00:00:00Z') },
      { remember: true, expires_at: new Date('2026-04-01T12:00:00Z') },
    ]);
  });

  test('S6: has a new token at each sign-in, and an old one still ends at logout', async () => {
    await makeAccount(t, 'Ana');
    const tokens = [await signOn(t, 'ana'), await signOn(t, 'ana')].map((r) => sessionOf(r)?.value);
    expect(new Set(tokens).size).toBe(2);
    const who = { cookie: `session=${tokens[0]}` };
    await post(t, who, '/api/logout');
    expect((await get(t, who, '/api/current_user')).statusCode).toBe(401);
  });

  test('D9: must change a password as demanded before anything else', async () => {
    await makeAccount(t, 'Ana', { mustChangePassword: true });
    const reply = await signOn(t, 'ana');
    expect(reply.json().user.force_password_change).toBe(true);
    const who = { cookie: `session=${sessionOf(reply)?.value}` };
    const refused = await get(t, who, '/api/getPendingVacations');
    expect(refused.json().code).toBe('password_change_required');
  });

  test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])(
    'is not sent to %j',
    async (next) => {
      await makeAccount(t, 'Ana');
      expect((await signOn(t, 'ana', { next })).json().next).toBe('/home');
    },
  );
});

describe('S7, S8: what goes over the wire', () => {
  test('S8: no query of this site has code, state or nonce; PKCE, state and nonce are required', async () => {
    const { url, cookie } = await begin(t);
    const sent = Object.fromEntries(new URL(url).searchParams);
    expect(sent).toMatchObject({
      response_type: 'code',
      response_mode: 'fragment',
      client_id: 'intranet',
      redirect_uri: 'http://intranet.test/single-sign-on',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(sent[name]?.length, name).toBeGreaterThanOrEqual(43);
      expect(cookie, 'sealed').not.toContain(sent[name]);
    }
    const again = Object.fromEntries(new URL((await begin(t)).url).searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(again[name]).not.toBe(sent[name]);
    }
  });

  test('S7: all cookies are HttpOnly and Lax, and the first is cleared once used', async () => {
    await makeAccount(t, 'Ana');
    const started = await post(t, null, '/api/single_sign_on/start');
    const flags = { httpOnly: true, sameSite: 'Lax', path: '/' };
    expect(started.cookies).toMatchObject([{ ...flags, name: 'single-sign-on', maxAge: 600 }]);
    const reply = await signOn(t, 'ana');
    expect(reply.cookies).toMatchObject([
      { ...flags, name: 'single-sign-on', value: '', maxAge: 0 },
      { ...flags, name: 'session' },
      { ...flags, name: 'device', maxAge: 180 * 86_400 },
    ]);
  });

  test('S7: on https they are Secure and __Host-, and without a domain', async () => {
    const https = await appWithSettings(t, { publicUrls: ['https://intranet.test'] });
    const reply = await post(https, null, '/api/single_sign_on/start');
    const [cookie] = reply.cookies;
    expect(cookie).toMatchObject({ name: '__Host-single-sign-on', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    const cleared = await finish(https, { cookie: '__Host-single-sign-on=x' }, 'code=1');
    expect(cleared.cookies).toMatchObject([{ name: '__Host-single-sign-on', maxAge: 0 }]);
  });

  test('D64: the provider sends users back to the address where they started', async () => {
    await makeAccount(t, 'Ana');
    const app = await appWithSettings(t, { publicUrls: ['http://intranet.test', 'http://nas'] });
    const headers = { host: 'nas' };
    const started = await post(app, null, '/api/single_sign_on/start', {}, headers);
    const { url } = started.json();
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://nas/single-sign-on');
    const cookie = `single-sign-on=${started.cookies[0]?.value}`;
    const response = await visitProvider(url, 'ana');
    const path = '/api/single_sign_on/finish';
    const reply = await post(app, { cookie }, path, { response }, headers);
    expect(reply.statusCode, reply.body).toBe(200);
  });

  test('S7: neither call answers a GET or a page of another site', async () => {
    for (const url of ['/api/single_sign_on/start', '/api/single_sign_on/finish']) {
      expect((await get(t, null, url)).statusCode).toBe(404);
      const foreign = await post(t, null, url, {}, { origin: 'https://evil.test' });
      expect(foreign.json().code).toBe('foreign_origin');
    }
  });

  test('S15: neither the session’s token nor the code is in the database', async () => {
    await makeAccount(t, 'Ana');
    const begun = await begin(t);
    const response = await visitProvider(begun.url, 'ana');
    const reply = await finish(t, begun, response);
    const rows = await t.deps.db.selectFrom('sessions').selectAll().execute();
    const dump = JSON.stringify([rows, await audited(t)]);
    expect(dump).not.toContain(sessionOf(reply)?.value);
    expect(dump).not.toContain(new URLSearchParams(response).get('code'));
  });
});

describe('the product', () => {
  test('names the provider for the button', async () => {
    expect((await get(t, null, '/api/site')).json().single_sign_on).toBe('Entra');
  });

  test('without an identity provider there is none of it', async () => {
    const other = await appWithSettings(t, { singleSignOn: null });
    const none = { status: 404, code: 'not_found', error: 'Single sign-on isn’t set up here.' };
    for (const url of ['/api/single_sign_on/start', '/api/single_sign_on/finish']) {
      expect(failure(await post(other, null, url, { response: 'code=1' }))).toEqual(none);
    }
    expect((await get(other, null, '/api/site')).json().single_sign_on).toBeNull();
  });

  test('reads the provider’s configuration once, at the first sign-in', async () => {
    await makeAccount(t, 'Ana');
    await signOn(t, 'ana');
    await signOn(t, 'ana');
    const discoveries = provider.requests.filter((path) => path.includes('openid-configuration'));
    // One discovery for each app of this file.
    expect(discoveries.length).toBeLessThanOrEqual(3);
  });
});
