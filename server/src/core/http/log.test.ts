import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { symbols } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueFirstAdminLink } from '../../features/accounts/first-admin.ts';
import { get, post, requestLeave, tokenOf } from '../../testing/calls.ts';
import { makeAccount, makePerson, PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ LOG_LEVEL: 'warn' });
let lines: string[] = [];

beforeAll(() => {
  // The lines that pino would write at the most verbose level.
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
  await requestLeave(t, ana, '2026-04-06', '2026-04-10', { key: 'a-key-of-mine' });
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

test('S8: nor a query, nor a failing request', async () => {
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

/** Sends a request line that `inject` cannot write, such as an absolute address. */
async function sendLine(requestLine: string): Promise<string> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${requestLine} HTTP/1.1\r\nHost: intranet.test\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('S8: a calendar address stays out of the log however it is written', () => {
  let secret: string;
  beforeEach(async () => {
    const ana = await makePerson(t, 'Ana');
    const { url } = (await post(t, ana, '/api/calendar_feeds', { kind: 'own' })).json();
    secret = new URL(url).pathname.split('/').at(-1)?.replace('.ics', '') ?? 'none';
    lines = [];
  });

  test.each([
    ['an encoded letter', '/api/%63alendar_feed/SECRET.ics', 200],
    ['an encoded underscore', '/api/calendar%5Ffeed/SECRET.ics', 200],
    ['an absolute address', 'http://127.0.0.1/api/calendar_feed/SECRET.ics', 200],
    ['an absolute address with a user', 'http://ana:SECRET@127.0.0.1/nothing', 404],
    ['two slashes', '//api/calendar_feed/SECRET.ics', 404],
    ['two slashes inside', '/api//calendar_feed/SECRET', 404],
    ['an encoded slash', '/api/calendar_feed%2FSECRET.ics', 404],
    ['an encoded query', '/nothing%3Fpassword=hunter2', 404],
    ['a misspelt path', '/calendar/SECRET.ics', 404],
    ['a malformed address', '/api/calendar_feed/%zzSECRET', 400],
  ])('%s', async (_, target, status) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await sendLine(`${method} ${target.replace('SECRET', secret)}`);
      expect(reply).toMatch(`HTTP/1.1 ${status}`);
    }
    expect(lines.some((line) => JSON.parse(line).req)).toBe(true);
    const log = lines.join('\n');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('hunter2');
  });

  test.each([
    '/leave-decision%23SECRET',
    '/leave-decision%2523SECRET',
    '/leave-decision/%23SECRET&data=05',
    '/first-admin%23SECRET.',
    '/join%23SECRET',
    '/verify-reset-code%237K2QD-9XW4M',
    '/verify-reset-code/%25237K2QD-9XW4M',
  ])('F4, D65: the path of an emailed link is cut at its encoded #: %s', async (target) => {
    await sendLine(`GET ${target.replace('SECRET', secret)}`);
    const [url] = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
    expect(url).toMatch(/^\/(leave-decision|first-admin|join|verify-reset-code)\/?$/);
    const quoted = `http://intranet.test${target.replace('SECRET', secret)}`;
    t.app.log.error(new Error(`sent in "${quoted}"`));
    const log = lines.join('\n');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('7K2QD');
  });

  test('a matched call is logged by its pattern, another by its path', async () => {
    await sendLine(`GET /api/calendar%5Ffeed/${secret}.ics`);
    await sendLine('GET /no/such/page');
    const urls = lines.map((line) => JSON.parse(line).req?.url).filter(Boolean);
    expect(urls).toEqual(['/api/calendar_feed/{secret}', '/no/such/page']);
  });

  test('messages and errors of the framework that quote an address', () => {
    const address = `/api/calendar_feed/${secret}.ics?token=hunter2`;
    t.app.log.warn(`Reply was already sent in the "${address}" (GET) route?`);
    t.app.log.error({ err: new Error(`sent in "${address}"`) });
    t.app.log.error(new Error(`sent in "${address}"`));
    const log = lines.join('\n');
    expect(log).toContain('/api/calendar_feed/');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('hunter2');
  });
});

test('S8: nor in the log of an unexpected failure', async () => {
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
