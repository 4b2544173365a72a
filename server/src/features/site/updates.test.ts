import { expect, onTestFinished, test, vi } from 'vitest';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { get, post } from '../../testing/calls.ts';
import { changesOf, type Listener, openStream } from '../../testing/event-stream.ts';
import { makeAccount, makeArea, makePerson } from '../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const PATH = '/api/updates';
const WITHIN = { timeout: 5_000, interval: 20 };

type Who = { cookie: string };

/** Requests a stream. It ends after the test, so that nothing reads while tables are emptied. */
async function request(
  { cookie }: Who,
  { app = t.app, ...headers }: { app?: TestApp['app'] } & Record<string, unknown> = {},
): Promise<Listener> {
  const listener = await openStream(app, PATH, {
    host: 'intranet.test',
    cookie,
    ...(headers as Record<string, string>),
  });
  onTestFinished(() => void listener.reply.destroy());
  return listener;
}

/** Opens a stream and waits until it works. */
async function listen(...args: Parameters<typeof request>): Promise<Listener> {
  const listener = await request(...args);
  await vi.waitFor(() => expect(listener.events).not.toEqual([]), WITHIN);
  listener.events.length = 0;
  return listener;
}

const statusOf = async (who: Who, headers = {}) => (await request(who, headers)).reply.statusCode;

test('a change at one server reaches the streams of another, once each', async () => {
  const ana = await makePerson(t, 'Ana');
  const { app: other } = await appWithSettings(t, {});
  const all = [await listen(ana), await listen(ana, { app: other })];
  await makeArea(t, 'Legal');
  await vi.waitFor(() => expect(all.map((one) => changesOf(one).length)).toEqual([1, 1]), WITHIN);
  expect(changesOf(all[0] as Listener)).toEqual(changesOf(all[1] as Listener));
});

test('an event says nothing but that data has changed, and nothing on its way may store it', async () => {
  const stream = await request(await makePerson(t, 'Ana'));
  expect(stream.reply.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.reply.headers).not.toHaveProperty('content-encoding');
  await vi.waitFor(() => expect(stream.events).toHaveLength(1), WITHIN);
  expect(stream.events).toEqual([
    { id: expect.stringMatching(/^[\w-]{16}$/), name: expect.any(String), data: '' },
  ]);
  expect(stream.retry).toBeGreaterThanOrEqual(2_000);
});

test('a browser that returns learns whether it has missed a change', async () => {
  const ana = await makePerson(t, 'Ana');
  const first = await request(ana);
  await vi.waitFor(() => expect(first.events).toHaveLength(1), WITHIN);
  const last = { 'last-event-id': first.events[0]?.id };
  first.reply.destroy();
  const second = await request(ana, last);
  await makeArea(t, 'Legal');
  const third = await request(ana, last);
  await vi.waitFor(() => expect(changesOf(second).length).toBe(1), WITHIN);
  await vi.waitFor(() => expect(changesOf(third).length).toBe(1), WITHIN);
  const fourth = await request(ana, { 'last-event-id': third.events[0]?.id });
  await makeArea(t, 'Sales');
  await vi.waitFor(() => expect(changesOf(fourth).length).toBe(1), WITHIN);
});

test('a stream ends with its session, before it says more', async () => {
  const { db } = t.deps;
  const endings: Record<string, (account: Who & { accountId: number }) => Promise<unknown>> = {
    'signed out': (who) => post(t, who, '/api/logout'),
    'another role': ({ accountId: id }) =>
      db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', id).execute(),
    deleted: ({ accountId: id }) => db.deleteFrom('accounts').where('id', '=', id).execute(),
    'owes a password': ({ accountId: id }) =>
      db.updateTable('accounts').set({ must_change_password: true }).where('id', '=', id).execute(),
    expired: ({ accountId: id }) =>
      db
        .updateTable('sessions')
        .set({ expires_at: t.deps.clock.now() })
        .where('account_id', '=', id)
        .execute(),
    'still signed in': async () => undefined,
  };
  const accounts = [];
  for (const name of Object.keys(endings)) accounts.push(await makeAccount(t, name));
  const streams = await Promise.all(accounts.map((account) => listen(account)));
  const namesOf = (holds: (stream: Listener) => boolean) =>
    Object.keys(endings).filter((_, n) => holds(streams[n] as Listener));
  for (const [n, end] of Object.values(endings).entries()) await end(accounts[n] as never);
  await makeArea(t, 'Legal');
  await vi.waitFor(() => {
    expect(namesOf((stream) => !stream.hasEnded)).toEqual(['still signed in']);
    expect(namesOf((stream) => changesOf(stream).length > 0)).toEqual(['still signed in']);
  }, WITHIN);
});

test('D7, S7: a stream leaves its session as it was, but a call extends it', async () => {
  const ana = await makeAccount(t, 'Ana');
  const session = () => t.deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  const before = await session();
  t.setNow('2026-03-02T18:00:00Z');
  await listen(ana);
  expect(await session()).toEqual(before);
  await get(t, ana, '/api/current_user');
  expect(await session()).not.toEqual(before);
});

test('an account may have ten streams', async () => {
  const ana = await makePerson(t, 'Ana');
  const streams = [];
  for (let n = 0; n < 10; n += 1) streams.push(await request(ana));
  expect(await statusOf(ana)).toBe(429);
  expect(await statusOf(await makeAccount(t, 'Bia'))).toBe(200);
  streams[0]?.reply.destroy();
  await vi.waitFor(async () => expect(await statusOf(ana)).toBe(200), WITHIN);
});

test('a client that doesn’t accept a stream of events gets none', async () => {
  const ana = await makePerson(t, 'Ana');
  const reply = await get(t, ana, PATH, { accept: 'application/json' });
  expect([reply.statusCode, reply.json()]).toEqual([
    406,
    {
      error: 'This call only answers clients that accept text/event-stream.',
      code: 'not_acceptable',
    },
  ]);
  expect(
    (await t.inject({ method: 'HEAD', url: PATH, headers: { cookie: ana.cookie } })).statusCode,
  ).toBe(404);
});

test('a server with open streams stops at once', async () => {
  const ana = await makePerson(t, 'Ana');
  const { app } = await appWithSettings(t, {});
  const streams = [await listen(ana, { app }), await listen(ana, { app })];
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(3_000);
  await vi.waitFor(() => expect(streams.every((one) => one.hasEnded)).toBe(true), WITHIN);
});

test('a stream is no slow request in the metrics', async () => {
  const ana = await makePerson(t, 'Ana');
  const metricsToken = 'a token of the tests';
  const measured = await appWithSettings(t, { metricsToken });
  const stream = await listen(ana, { app: measured.app });
  const authorization = `Bearer ${metricsToken}`;
  const read = async () => (await get(measured, null, '/metrics', { authorization })).body;
  expect(await read()).toContain('intranet_update_streams 1\n');
  stream.reply.destroy();
  await get(measured, ana, '/api/current_user');
  await vi.waitFor(
    async () => expect(await read()).toContain('intranet_update_streams 0\n'),
    WITHIN,
  );
  const body = await read();
  expect(body).toContain('/api/current_user');
  expect(body).not.toContain(PATH);
});
