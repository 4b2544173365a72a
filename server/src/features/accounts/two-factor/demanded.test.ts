import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { appCode, turnOnTwoFactor } from '../../../testing/two-factor.ts';

const t = useTestApp({ ADMIN_TWO_FACTOR: 'required' });

const NOT_YET = {
  error: 'Please set up two-factor sign-in first. It’s required for administrators.',
  code: 'two_factor_setup_required',
};
const isMounted = ({ method, path }: Endpoint) =>
  t.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') });
const call = (who: { cookie: string }, { method, path }: Endpoint) =>
  t.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { cookie: who.cookie },
    ...(method !== 'GET' && { payload: {} }),
  });
const signedIn = ENDPOINTS.filter(({ access }) => access !== 'public');
const isOpen = ({ openDuring }: Endpoint) => openDuring?.includes('two_factor_setup') ?? false;

describe('ADMIN_TWO_FACTOR=required, as S9', () => {
  test('an administrator without a second factor can set it up and do nothing else', async () => {
    const ada = await makeAccount(t, 'Ada', { role: 'admin' });
    const shut = signedIn.filter((endpoint) => !isOpen(endpoint) && isMounted(endpoint));
    expect(shut.length).toBeGreaterThan(10);
    for (const endpoint of shut) {
      const reply = await call(ada, endpoint);
      expect(reply.statusCode, endpoint.path).toBe(403);
      expect(reply.json(), endpoint.path).toEqual(NOT_YET);
    }
  });

  test('only the calls for the set-up are open', async () => {
    const ada = await makeAccount(t, 'Ada', { role: 'admin' });
    const open = signedIn.filter(isOpen);
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/api/account',
      '/api/accounts/me/language',
      '/api/current_user',
      '/api/logout',
      '/api/profile_photos/{key}',
      '/api/two_factor/begin',
      '/api/two_factor/confirm',
    ]);
    const last = (endpoint: Endpoint) => Number(endpoint.path === '/api/logout');
    for (const endpoint of open.filter(isMounted).sort((a, b) => last(a) - last(b))) {
      const reply = await call(ada, endpoint);
      expect([200, 400, 404], endpoint.path).toContain(reply.statusCode);
    }
  });

  test('the sign-in says so, and it ends as soon as a code confirmed it', async () => {
    await makeAccount(t, 'Ada', { role: 'admin' });
    const signedIn = await post(t, null, '/api/login', { username: 'Ada', password: PASSWORD });
    expect(signedIn.json()).toMatchObject({ two_factor_setup_required: true });
    const ada = { cookie: `session=${signedIn.cookies[0]?.value}` };
    const { two_factor } = (await get(t, ada, '/api/account')).json();
    expect(two_factor).toEqual({ enabled: false, required: true, recovery_codes_left: 0 });

    const begun = await post(t, ada, '/api/two_factor/begin', { current_password: PASSWORD });
    expect(failure(await get(t, ada, '/api/outbox')).code).toBe('two_factor_setup_required');
    const code = appCode(t, begun.json().secret);
    expect((await post(t, ada, '/api/two_factor/confirm', { code })).statusCode).toBe(200);
    expect((await get(t, ada, '/api/outbox')).statusCode).toBe(200);
    const me = (await get(t, ada, '/api/current_user')).json();
    expect(me.two_factor_setup_required).toBe(false);
  });

  test('it cannot be turned off', async () => {
    const ada = await makeAccount(t, 'Ada', { role: 'admin' });
    await turnOnTwoFactor(t, ada);
    const reply = await post(t, ada, '/api/two_factor/disable', { current_password: PASSWORD });
    expect(failure(reply)).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'Administrators must use two-factor sign-in here, so you can’t turn it off.',
    });
    expect((await get(t, ada, '/api/account')).json().two_factor.enabled).toBe(true);
  });

  test('a new administrator must set it up from the next call on', async () => {
    const ana = await makeAccount(t, 'Ana');
    expect((await get(t, ana, '/api/approvals')).statusCode).toBe(200);
    await t.deps.db.updateTable('accounts').set({ role: 'admin' }).execute();
    expect((await get(t, ana, '/api/approvals')).json()).toEqual(NOT_YET);
  });

  test.each(['passkey', 'single_sign_on'])('not after %s, which has its own', async (method) => {
    const ada = await makeAccount(t, 'Ada', { role: 'admin' });
    await t.deps.db.updateTable('sessions').set({ method }).execute();
    expect((await get(t, ada, '/api/outbox')).statusCode).toBe(200);
  });

  test('other roles do not need it, and may turn it off', async () => {
    const ana = await makeAccount(t, 'Ana', { role: 'full_access' });
    expect((await get(t, ana, '/api/approvals')).statusCode).toBe(200);
    await turnOnTwoFactor(t, ana);
    const off = await post(t, ana, '/api/two_factor/disable', { current_password: PASSWORD });
    expect(off.statusCode).toBe(200);
  });

  test('D9 comes first: a password that must be changed', async () => {
    const ada = await makeAccount(t, 'Ada', { role: 'admin', mustChangePassword: true });
    expect(failure(await get(t, ada, '/api/account')).code).toBe('password_change_required');
  });
});
