import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { turnOnTwoFactor } from '../../../testing/two-factor.ts';

const t = useTestApp();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function signIn(username: string, userAgent = CHROME, more: object = {}) {
  const payload = { username, password: PASSWORD, ...more };
  const reply = await post(t, null, '/api/login', payload, { 'user-agent': userAgent });
  return { cookie: `session=${reply.cookies[0]?.value}` };
}

describe('GET /api/account', () => {
  test('all of it, for somebody with nothing set up', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'M&A', cargo: 'Head' });
    const reply = await get(t, ana, '/api/account');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      email: 'ana@example.com',
      employee: { employee_id: expect.any(Number), name: 'Ana', area: 'M&A', cargo: 'Head' },
      has_password: true,
      has_single_sign_on: false,
      sessions: [
        {
          id: expect.any(Number),
          device: '',
          kind: 'unknown',
          address: '127.0.0.1',
          method: 'password',
          created_at: '2026-03-02T12:00:00.000Z',
          last_seen_at: '2026-03-02T12:00:00.000Z',
          current: true,
        },
      ],
      two_factor: { enabled: false, required: false, recovery_codes_left: 0 },
      passkeys: [],
    });
  });

  test('two-factor, the codes that are left, passkeys, no password, no employee', async () => {
    const ana = await makeAccount(t, 'Ana');
    await turnOnTwoFactor(t, ana);
    const { db } = t.deps;
    const one = db.selectFrom('recovery_codes').select('code_hash').limit(1);
    await db
      .updateTable('recovery_codes')
      .set({ used_at: new Date() })
      .where('code_hash', '=', one)
      .execute();
    await db
      .insertInto('passkeys')
      .values({
        account_id: ana.accountId,
        credential_id: 'a',
        public_key: Buffer.from('k'),
        counter: 0,
        name: 'Laptop',
        created_at: new Date('2026-01-01T00:00:00Z'),
      })
      .execute();
    await db.updateTable('accounts').set({ password_hash: null }).execute();
    expect((await get(t, ana, '/api/account')).json()).toMatchObject({
      employee: null,
      has_password: false,
      two_factor: { enabled: true, required: false, recovery_codes_left: 9 },
      passkeys: [{ name: 'Laptop', created_at: '2026-01-01T00:00:00.000Z', last_used_at: null }],
    });
  });

  test('one’s own sessions only, newest first, those run out left out', async () => {
    await makeAccount(t, 'Bia');
    await makeAccount(t, 'Ana');
    t.setNow('2026-03-02T13:00:00Z');
    const phone = await signIn('Ana', IPHONE);
    t.setNow('2026-03-02T14:00:00Z');
    await signIn('Ana', IPAD);
    await signIn('Ana', 'curl/8.5');
    // The factory's session from noon expires at midnight.
    t.setNow('2026-03-03T00:30:00Z');
    const { sessions } = (await get(t, phone, '/api/account')).json();
    expect(sessions).toMatchObject([
      { device: '', kind: 'unknown', current: false },
      { device: 'Safari on iOS', kind: 'tablet', current: false },
      {
        device: 'Safari on iOS',
        kind: 'mobile',
        current: true,
        created_at: '2026-03-02T13:00:00.000Z',
        last_seen_at: '2026-03-03T00:30:00.000Z',
      },
    ]);
    const hers = await signIn('Bia');
    const list = (await get(t, hers, '/api/account')).json().sessions;
    expect(list).toMatchObject([{ device: 'Chrome on Windows', kind: 'desktop', current: true }]);
  });

  test('the address is the one that a session was last used from', async () => {
    const ana = await makeAccount(t, 'Ana');
    t.setNow('2026-03-02T12:05:00Z');
    const reply = await t.inject({
      url: '/api/account',
      headers: { cookie: ana.cookie },
      remoteAddress: '10.1.2.3',
    });
    expect(reply.json().sessions).toMatchObject([{ address: '10.1.2.3' }]);
  });

  test('nothing in it is secret', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { secret, recoveryCodes } = await turnOnTwoFactor(t, ana);
    const { body } = await get(t, ana, '/api/account');
    const token = ana.cookie.slice('session='.length);
    for (const text of [secret, token, 'argon2', ...recoveryCodes]) {
      expect(body).not.toContain(text);
    }
  });
});

describe('POST /api/sessions/{id}/close and close_others', () => {
  const others = async (who: { cookie: string }) =>
    (await get(t, who, '/api/account'))
      .json()
      .sessions.filter((session: { current: boolean }) => !session.current);
  const audited = () =>
    t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', 'sessions_closed')
      .execute();

  test('one of one’s own ends at its next call (S6)', async () => {
    const ana = await makeAccount(t, 'Ana');
    const phone = await signIn('Ana', IPHONE);
    const [other] = await others(ana);
    expect((await post(t, ana, `/api/sessions/${other.id}/close`)).statusCode).toBe(200);
    expect((await get(t, phone, '/api/current_user')).statusCode).toBe(401);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(200);
    expect(await audited()).toEqual([{ actor: 'Ana', subject: 'Ana', detail: { count: 1 } }]);
    expect(failure(await post(t, ana, `/api/sessions/${other.id}/close`)).status).toBe(404);
  });

  test('somebody else’s is none, as one that does not exist', async () => {
    const ana = await makeAccount(t, 'Ana');
    const bia = await makeAccount(t, 'Bia');
    const { sessions } = (await get(t, bia, '/api/account')).json();
    const theirs = await post(t, ana, `/api/sessions/${sessions[0].id}/close`);
    const none = await post(t, ana, '/api/sessions/987654321/close');
    expect(failure(theirs)).toEqual({
      status: 404,
      code: 'not_found',
      error: 'This device is already signed out.',
    });
    expect(theirs.body).toBe(none.body);
    expect((await get(t, bia, '/api/current_user')).statusCode).toBe(200);
    expect(await audited()).toEqual([]);
  });

  test.each(['0', '-1', 'x', '1.5', '1e99'])('S12: the id %s is refused', async (id) => {
    const ana = await makeAccount(t, 'Ana');
    expect(failure(await post(t, ana, `/api/sessions/${id}/close`)).status).toBe(400);
  });

  test('a session can end itself', async () => {
    const ana = await makeAccount(t, 'Ana');
    const { sessions } = (await get(t, ana, '/api/account')).json();
    expect((await post(t, ana, `/api/sessions/${sessions[0].id}/close`)).statusCode).toBe(200);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
  });

  test('the others, all at once; other people’s stay', async () => {
    const ana = await makeAccount(t, 'Ana');
    const bia = await makeAccount(t, 'Bia');
    const phone = await signIn('Ana', IPHONE);
    await signIn('Ana');
    const reply = await post(t, ana, '/api/sessions/close_others');
    expect(reply.json()).toEqual({ success: true, message: 'Signed out 2 other devices' });
    expect(await others(ana)).toEqual([]);
    expect((await get(t, phone, '/api/current_user')).statusCode).toBe(401);
    expect((await get(t, bia, '/api/current_user')).statusCode).toBe(200);
    expect(await audited()).toEqual([{ actor: 'Ana', subject: 'Ana', detail: { count: 2 } }]);
    await post(t, ana, '/api/sessions/close_others');
    expect(await audited()).toHaveLength(1);
  });
});
