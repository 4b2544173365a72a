import { symbols } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueFirstAdminLink } from '../../features/accounts/first-admin.ts';
import { askLeave, get, post, tokenOf } from '../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ LOG_LEVEL: 'warn' });
let lines: string[] = [];

beforeAll(() => {
  // What pino would write, at the most talkative level.
  const log = t.app.log as unknown as Record<symbol, unknown> & { level: string };
  log[symbols.streamSym] = { write: (line: string) => lines.push(line) };
  log.level = 'trace';
});
beforeEach(() => {
  lines = [];
});

afterEach(() => {
  expect(lines.length, 'the log was heard').toBeGreaterThan(0);
});

const SECRET = 'hunter2-hunter2';

test('S8: no password, cookie or token in a log line: signing in and out', async () => {
  await makeAccount(t, 'Ana', { mustChangePassword: true });
  await post(t, null, '/api/login', { username: 'Ana', password: SECRET });
  const signedIn = await post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
  const token = signedIn.cookies[0]?.value ?? 'none';
  const who = { cookie: `session=${token}` };
  await post(t, who, '/api/force_change_password', { username: 'Ana', new_password: SECRET });
  await post(t, who, '/api/logout');
  const log = lines.join('\n');
  for (const secret of [SECRET, PASSWORD, token]) expect(log).not.toContain(secret);
  expect(log).toContain('/api/login');
});

test('S8: nor from a link that decides, or from the first administrator’s', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  await askLeave(t, ana, '2026-04-06', '2026-04-10', { key: 'a-key-of-mine' });
  const token = tokenOf((await t.mails())[0]);
  await post(t, null, '/api/leave-decisions/lookup', { token });
  await post(t, null, '/api/leave-decisions', { token, decision: 'approve', note: 'private note' });
  const link = (await issueFirstAdminLink(t.deps)) ?? '#none';
  await post(t, null, '/api/first_admin', { token: link.split('#')[1], password: SECRET });
  const log = lines.join('\n');
  for (const secret of [token, ana.cookie.split('=')[1] ?? '', 'private note', SECRET]) {
    expect(log).not.toContain(secret);
  }
});

test('S8: nor what stands in a query, nor in a failing request', async () => {
  await get(t, null, `/api/leave_preview?token=${SECRET}&nome=Ana`);
  await get(t, null, `/nothing?password=${SECRET}`);
  await t.inject({
    method: 'POST',
    url: `/api/login?password=${SECRET}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` },
    payload: `{"password": "${SECRET}", broken`,
  });
  expect(lines.join('\n')).not.toContain(SECRET);
});

test('S8: nor from a calendar’s address, whatever a calendar program tries on it', async () => {
  const ana = await makePerson(t, 'Ana');
  const { url } = (await post(t, ana, '/api/calendar_feeds', { kind: 'own' })).json();
  const address = new URL(url).pathname;
  const secret = address.split('/').at(-1)?.replace('.ics', '') ?? 'none';
  expect((await get(t, null, address)).statusCode).toBe(200);
  await get(t, null, `${address}/${'x'.repeat(200)}`);
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT'] as const) {
    await t.inject({ method, url: address });
  }
  await t.database.pool.query('alter table calendar_feeds rename to feeds_away');
  try {
    expect((await get(t, null, address)).statusCode).toBe(500);
  } finally {
    await t.database.pool.query('alter table feeds_away rename to calendar_feeds');
  }
  const log = lines.join('\n');
  expect(log).toContain('/api/calendar_feed/{secret}');
  expect(log).not.toContain(secret);
});

test('S8: nor in what is logged of an unexpected failure', async () => {
  await makeAccount(t, 'Ana');
  await t.database.pool.query('alter table sessions rename to sessions_away');
  try {
    const reply = await post(t, null, '/api/login', { username: 'Ana', password: PASSWORD });
    expect(reply.statusCode).toBe(500);
    const log = lines.join('\n');
    expect(log).toContain('request failed');
    expect(log).toContain(reply.json().request_id);
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain('argon2id');
  } finally {
    await t.database.pool.query('alter table sessions_away rename to sessions');
  }
});

test('an expected failure is no error in the log', async () => {
  await post(t, null, '/api/login', { username: 'Nobody', password: SECRET });
  await get(t, null, '/api/saldo');
  const levels = lines.map((line) => JSON.parse(line).level as number);
  expect(Math.max(...levels)).toBeLessThan(50);
});
