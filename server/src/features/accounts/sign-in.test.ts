import { describe, expect, test } from 'vitest';
import { failure, get, post } from '../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { openSession } from '../../testing/open-session.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { decoyHash } from './passwords.ts';

const t = useTestApp();

const login = (username: string, password = PASSWORD, more: object = {}) =>
  post(t, null, '/api/login', { username, password, ...more });

function cookieOf(reply: Awaited<ReturnType<typeof login>>): string {
  const [cookie] = reply.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

describe('D71: signing in with the email address', () => {
  test.each(['ana.reis@example.com', ' Ana.Reis@Example.com '])('as %j', async (typed) => {
    await makeAccount(t, 'Ana Reis');
    const reply = await login(typed);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().user.username).toBe('Ana Reis');
  });

  test('S4: a wrong password and an unknown address get the reply of an unknown name', async () => {
    await makeAccount(t, 'Ana Reis');
    const unknown = await login('Nobody', 'wrong password');
    for (const typed of ['ana.reis@example.com', 'nobody@example.com']) {
      const reply = await login(typed, 'wrong password');
      expect(failure(reply)).toEqual(failure(unknown));
      expect(Object.keys(reply.headers)).toEqual(Object.keys(unknown.headers));
    }
  });

  test('S16: a refusal is recorded for the account, and without what was typed otherwise', async () => {
    await makeAccount(t, 'Ana Reis');
    await login('ana.reis@example.com', 'wrong password');
    await login('nobody@example.com', 'wrong password');
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { actor: 'Ana Reis', action: 'sign_in_refused' },
      { actor: '', action: 'sign_in_refused' },
    ]);
  });
});

describe('spec §7: POST /api/login', () => {
  test('the reply is exactly as specified, with employee and can_approve', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'M&A', role: 'tudo_menos_fin' });
    const reply = await login('Hugo Head');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      message: 'Login successful!',
      user: {
        username: 'Hugo Head',
        email: 'hugo.head@example.com',
        role: 'tudo_menos_fin',
        profile_photo: '',
        force_password_change: false,
        uses_vault: false,
      },
      account_id: expect.any(Number),
      employee: { employee_id: expect.any(Number), name: 'Hugo Head', area: 'M&A', cargo: 'Head' },
      can_approve: true,
      two_factor_setup_required: false,
    });
    const { message: _, ...same } = reply.json();
    const current = await get(t, { cookie: cookieOf(reply) }, '/api/current_user');
    expect(current.json()).toEqual(same);
  });

  test.each([
    ['an intern', {}, false],
    ['a head', { cargo: 'Head' as const }, true],
    ['a C-Level', { cargo: 'C-Level' as const }, true],
    ['an administrator', { role: 'admin' as const }, true],
  ])('can_approve of %s', async (_, options, expected) => {
    await makePerson(t, 'Ana', options);
    expect((await login('Ana')).json().can_approve).toBe(expected);
  });

  test('D12: an account without an employee has employee null', async () => {
    await makeAccount(t, 'Noel', { mustChangePassword: true });
    expect((await login('Noel')).json()).toMatchObject({
      employee: null,
      user: { force_password_change: true },
    });
  });

  test.each([
    ['ana reis', 'Ana Reis'],
    ['ANA REIS', 'Ana Reis'],
    ['  Ana Reis  ', 'Ana Reis'],
    ['JOÃO D’ÁVILA'.replace('’', "'"), "João d'Ávila"],
    ['joão', 'JOÃO'],
    ['Joa\u0303o', 'João'],
    ['Ω οδος', 'ω Οδος'],
  ])('pitfall 23: %j is the account %j', async (typed, username) => {
    await makeAccount(t, username);
    const reply = await login(typed);
    expect(reply.json().user?.username, reply.body).toBe(username);
  });

  test('accents are not folded: Joao is not João', async () => {
    await makeAccount(t, 'João');
    expect((await login('Joao')).statusCode).toBe(401);
  });

  test.each([
    [{}, 'Enter your username'],
    [{ username: '', password: 'x' }, 'Enter your username'],
    [{ username: '  ', password: 'x' }, 'Enter your username'],
    [{ username: '\u0000', password: 'x' }, 'Enter your username'],
    [{ username: 'Ana' }, 'Enter your password'],
    [{ username: 'Ana', password: '' }, 'Enter your password'],
  ])('spec §5: %j is refused: %s', async (payload, sentence) => {
    const reply = await post(t, null, '/api/login', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('invalid_input');
    expect(Object.values(reply.json().fields)).toContain(sentence);
  });
});

describe('D8, S4: wrong name and wrong password are alike', () => {
  test('body, status, headers', async () => {
    await makeAccount(t, 'Ana');
    const replies = await Promise.all([login('Ana', 'not her password'), login('Nobody At All')]);
    for (const reply of replies) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        error: 'Invalid username or password',
        code: 'invalid_credentials',
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    const names = replies.map((reply) => Object.keys(reply.headers).sort());
    expect(names[0]).toEqual(names[1]);
  });

  test('S4: an unknown name is compared with a hash as expensive as an account’s', async () => {
    const { accountId } = await makeAccount(t, 'Ana');
    const account = await t.deps.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const costOf = (hash: string | null) => /^\$argon2\w+\$v=\d+\$[^$]+/.exec(hash ?? '')?.[0];
    expect(costOf(await decoyHash())).toBe('$argon2id$v=19$m=19456,t=2,p=1');
    expect(costOf(account.password_hash)).toBe(costOf(await decoyHash()));
  });
});

describe('S6: sessions', () => {
  test('a new token at each sign-in; both work; logout ends one on the server', async () => {
    await makeAccount(t, 'Ana');
    const first = { cookie: cookieOf(await login('Ana')) };
    const second = { cookie: cookieOf(await login('Ana')) };
    expect(first.cookie).not.toBe(second.cookie);
    expect((await get(t, first, '/api/current_user')).statusCode).toBe(200);

    const out = await post(t, first, '/api/logout');
    expect(out.json()).toEqual({ success: true, message: 'Signed out' });
    expect(out.cookies).toMatchObject([{ name: 'session', value: '', path: '/' }]);
    // Not "cookies", which would delete the device cookie (D44).
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect(new Date(out.cookies[0]?.expires ?? Date.now()).getTime()).toBeLessThan(Date.now());
    const replayed = await get(t, first, '/api/current_user');
    expect(failure(replayed)).toEqual({
      status: 401,
      code: 'unauthenticated',
      error: 'Please sign in.',
    });
    expect((await post(t, first, '/api/logout')).statusCode).toBe(401);
    expect((await get(t, second, '/api/current_user')).statusCode).toBe(200);
  });

  test('a cookie of one’s own making is worth nothing, and none is adopted at sign-in', async () => {
    await makeAccount(t, 'Ana');
    const own = { cookie: `session=${'A'.repeat(43)}` };
    expect((await get(t, own, '/api/current_user')).statusCode).toBe(401);
    const reply = await post(t, own, '/api/login', { username: 'Ana', password: PASSWORD });
    expect(reply.cookies[0]?.value).not.toBe('A'.repeat(43));
    expect((await get(t, own, '/api/current_user')).statusCode).toBe(401);
  });

  test.each([
    ['an empty one', 'session='],
    ['a bad escape', 'session=%zz'],
    ['an escaped NUL', 'session=%00'],
    ['no value', 'session'],
    ['only semicolons', ';;;'],
    ['a long one', `session=${'x'.repeat(4000)}`],
    ['the name of https', `__Host-session=${'x'.repeat(43)}`],
  ])('a broken cookie is none: %s', async (_, cookie) => {
    expect((await get(t, { cookie }, '/api/current_user')).statusCode).toBe(401);
  });

  test('S15: the database holds no token and no password in clear', async () => {
    await makeAccount(t, 'Ana');
    const token = cookieOf(await login('Ana')).split('=')[1] ?? 'none';
    for (const table of ['sessions', 'accounts', 'audit_entries', 'rate_limit_attempts']) {
      const { rows } = await t.database.pool.query(`select * from ${table}`);
      const dump = JSON.stringify(rows);
      expect(dump).not.toContain(token);
      expect(dump).not.toContain(PASSWORD);
    }
  });

  test('S6: signing in again ends the session that the browser had', async () => {
    const ana = await makeAccount(t, 'Ana');
    const body = { username: 'Ana', password: PASSWORD };
    const reply = await post(t, ana, '/api/login', body);
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
    expect((await get(t, { cookie: cookieOf(reply) }, '/api/current_user')).statusCode).toBe(200);
  });

  test('S16: what a policy refuses is in the audit log', async () => {
    const ana = await makeAccount(t, 'Ana');
    await makeAccount(t, 'Bia');
    await post(t, ana, '/api/remove_profile_photo', { username: 'Bia' });
    const row = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'detail'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      action: 'call_refused',
      actor: 'Ana',
      subject: 'POST /api/remove_profile_photo',
      detail: { rule: 'forbidden' },
    });
  });

  test('S2: a change of role, a deletion, bites on the next call', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'admin' });
    expect((await get(t, ana, '/api/outbox')).statusCode).toBe(200);
    const { db } = t.deps;
    await db.updateTable('accounts').set({ role: 'apenas_people' }).execute();
    expect(failure(await get(t, ana, '/api/outbox'))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    await db.deleteFrom('accounts').execute();
    expect((await get(t, ana, '/api/current_user')).statusCode).toBe(401);
  });

  test('D39: sign-in, refusal and sign-out are in the audit log, without what was typed', async () => {
    await makeAccount(t, 'Ana');
    await login('Ana', 'my bank password');
    await login('typed my password here', 'x');
    const cookie = cookieOf(await login('Ana'));
    await post(t, { cookie }, '/api/logout');
    const { rows } = await t.database.pool.query('select * from audit_entries order by id');
    expect(rows.map((row) => [row.action, row.actor])).toEqual([
      ['sign_in_refused', 'Ana'],
      ['sign_in_refused', ''],
      ['sign_in', 'Ana'],
      ['sign_out', 'Ana'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('my password');
    expect(JSON.stringify(rows)).not.toContain('bank');
  });
});

describe('D7: how long a session lasts', () => {
  test.each([
    ['used after 11 h 59', false, ['2026-03-02T23:59:00Z', '2026-03-03T11:58:00Z'], [200, 200]],
    ['idle for 12 h', false, ['2026-03-03T00:00:00Z'], [401]],
    [
      'idle for 12 h after use',
      false,
      ['2026-03-02T20:00:00Z', '2026-03-03T08:00:00Z'],
      [200, 401],
    ],
    ['remembered, after 29 days', true, ['2026-03-31T12:00:00Z'], [200]],
    ['remembered, after 30 days', true, ['2026-04-01T12:00:00Z'], [401]],
    [
      'remembered and used on day 20, as its cookie it still ends on day 30',
      true,
      ['2026-03-22T12:00:00Z', '2026-04-01T12:00:00Z'],
      [200, 401],
    ],
  ])('%s', async (_, remember, instants, statuses) => {
    await makeAccount(t, 'Ana');
    const cookie = cookieOf(await login('Ana', PASSWORD, { remember }));
    const seen: number[] = [];
    for (const instant of instants) {
      t.setNow(instant);
      seen.push((await get(t, { cookie }, '/api/current_user')).statusCode);
    }
    expect(seen).toEqual(statuses);
  });

  test.each([false, true])(
    'used every 11 hours, it ends after 30 days (remembered: %s)',
    async (remember) => {
      await makeAccount(t, 'Ana');
      const cookie = cookieOf(await login('Ana', PASSWORD, { remember }));
      const signedIn = t.deps.clock.now().getTime();
      const statusAfter = async (hours: number) => {
        t.setNow(new Date(signedIn + hours * 3_600_000).toISOString());
        return (await get(t, { cookie }, '/api/current_user')).statusCode;
      };
      for (let hours = 11; hours < 720; hours += 11) expect(await statusAfter(hours)).toBe(200);
      expect(await statusAfter(719.9)).toBe(200);
      expect(await statusAfter(720)).toBe(401);
    },
  );

  test('an account has at most 20 sessions: the oldest ends', async () => {
    const bia = await makeAccount(t, 'Bia');
    const ana = await makeAccount(t, 'Ana');
    const sessions = [ana];
    for (let minute = 1; minute < 20; minute += 1) {
      const at = new Date(t.deps.clock.now().getTime() + minute * 60_000);
      sessions.push({ ...ana, cookie: await openSession(t.deps.db, ana.accountId, at) });
    }
    t.setNow('2026-03-02T12:30:00Z');
    const newest = { cookie: cookieOf(await login('Ana')) };
    const statuses: number[] = [];
    for (const one of [...sessions, newest, bia]) {
      statuses.push((await get(t, one, '/api/current_user')).statusCode);
    }
    expect(statuses).toEqual([401, ...Array<number>(21).fill(200)]);
    const { rows } = await t.database.pool.query(
      'select count(*)::int as n from sessions where account_id = $1',
      [ana.accountId],
    );
    expect(rows[0].n).toBe(20);
  });

  test('a remembered cookie lives in the browser as long as its session on the server', async () => {
    await makeAccount(t, 'Ana');
    const signedIn = await login('Ana', PASSWORD, { remember: true });
    expect(signedIn.cookies[0]?.maxAge).toBe(30 * 86_400);
    t.setNow('2026-03-22T12:00:00Z');
    const used = await get(t, { cookie: cookieOf(signedIn) }, '/api/current_user');
    const { rows } = await t.database.pool.query('select max(expires_at) as until from sessions');
    const slides = rows[0].until.toISOString() > '2026-04-01T12:00:00.000Z';
    expect(used.cookies[0]?.maxAge).toBe(slides ? 30 * 86_400 : undefined);
  });
});
