import { describe, expect, test } from 'vitest';
import { failure, post } from '../../testing/calls.ts';
import { makeAccount } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { issueFirstAdminLink } from './first-admin.ts';

const t = useTestApp();

const tokenIn = (link: string | null) => new URL(link ?? 'about:blank').hash.slice(1);
const redeem = (token: string, over: object = {}) =>
  post(t, null, '/api/first_admin', {
    token,
    username: 'Ada Admin',
    email: 'Ada@Example.com',
    password: 'a long enough phrase',
    ...over,
  });
const expired = {
  status: 404,
  code: 'link_expired',
  error: 'This link is no longer valid. Restart the server to get a new one in its log.',
};
const used = {
  status: 409,
  code: 'link_used',
  error: 'This link has been used. Sign in instead.',
};
const lookUp = (token: string) => post(t, null, '/api/first_admin/lookup', { token });
const accounts = () => t.deps.db.selectFrom('accounts').selectAll().execute();

describe('D13: the first administrator of an empty product', () => {
  test('S8: the token is in the fragment; the database has only its hash', async () => {
    const link = await issueFirstAdminLink(t.deps);
    expect(link).toMatch(/^http:\/\/intranet\.test\/first-admin#[\w-]{43}$/);
    const { rows } = await t.database.pool.query('select * from first_admin_links');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(link));
  });

  test('it works once, and makes an administrator who can sign in', async () => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    const made = await redeem(token);
    expect(made.json()).toEqual({
      success: true,
      message: 'Administrator created. Please sign in.',
    });
    expect(await accounts()).toMatchObject([
      { username: 'Ada Admin', email: 'ada@example.com', role: 'admin' },
    ]);
    const again = await redeem(token, { username: 'Bob', email: 'bob@example.com' });
    expect(failure(again)).toEqual(used);

    const login = { username: 'ada admin', password: 'a long enough phrase' };
    const signedIn = await post(t, null, '/api/login', login);
    expect(signedIn.json().user).toMatchObject({ role: 'admin', force_password_change: false });
  });

  test('two redemptions at once: one administrator', async () => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    const replies = await Promise.all(
      ['Ada', 'Bob', 'Cid'].map((username) =>
        redeem(token, { username, email: `${username}@example.com` }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    expect(await accounts()).toHaveLength(1);
  });

  test.each([
    ['23 h 59', '2026-03-03T11:59:00Z', 200],
    ['24 h', '2026-03-03T12:00:00Z', 404],
  ])('after %s', async (_, now, status) => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    t.setNow(now);
    expect((await redeem(token)).statusCode).toBe(status);
  });

  test('a newer one voids the older', async () => {
    const older = tokenIn(await issueFirstAdminLink(t.deps));
    const newer = tokenIn(await issueFirstAdminLink(t.deps));
    expect(newer).not.toBe(older);
    expect(failure(await redeem(older))).toEqual(expired);
    expect((await redeem(newer)).statusCode).toBe(200);
  });

  test('nothing is issued, and nothing redeemed, once an account exists', async () => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    await makeAccount(t, 'Someone');
    expect(await issueFirstAdminLink(t.deps)).toBeNull();
    expect(failure(await redeem(token))).toEqual(used);
    expect(await accounts()).toHaveLength(1);
  });

  test('newcomer 14: the lookup distinguishes a used, an expired and a valid link', async () => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    for (let time = 0; time < 2; time += 1) {
      expect((await lookUp(token)).json()).toEqual({ expires_at: '2026-03-03T12:00:00.000Z' });
    }
    expect(failure(await lookUp('x'.repeat(43)))).toEqual(expired);
    t.setNow('2026-03-03T12:00:00Z');
    expect(failure(await lookUp(token))).toEqual(expired);
    t.setNow('2026-03-02');
    expect((await redeem(token)).statusCode).toBe(200);
    expect(failure(await lookUp(token))).toEqual(used);
  });

  test('an invented token is answered like an expired one', async () => {
    await issueFirstAdminLink(t.deps);
    expect(failure(await redeem('x'.repeat(43)))).toEqual(expired);
  });

  test.each([
    ['a common password', { password: 'password1' }],
    ['a short one', { password: 'abc' }],
    ['one with the name', { password: 'ada admin 2026' }],
    ['no e-mail', { email: 'ada' }],
    ['a name with markup', { username: '<b>Ada</b>' }],
  ])('%s is refused, and the link is not used up', async (_, over) => {
    const token = tokenIn(await issueFirstAdminLink(t.deps));
    expect(failure(await redeem(token, over))).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
    expect((await redeem(token)).statusCode).toBe(200);
  });

  test('D12: an employee of that name is joined', async () => {
    await t.database.pool.query("insert into areas (name) values ('People')");
    await t.database.pool.query(
      `insert into employees (name, area_id, cargo, accrues_after)
       select 'ADA ADMIN', id, 'Head', '2026-01-01' from areas`,
    );
    await redeem(tokenIn(await issueFirstAdminLink(t.deps)));
    const login = { username: 'Ada Admin', password: 'a long enough phrase' };
    const reply = await post(t, null, '/api/login', login);
    expect(reply.json().employee).toEqual({
      employee_id: expect.any(Number),
      name: 'ADA ADMIN',
      area: 'People',
      cargo: 'Head',
    });
  });
});
