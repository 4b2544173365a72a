import { expect, test } from 'vitest';
import { openDatabase } from '#core/db/database.ts';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { get, post } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { type TestApp, useTestApp } from '../../testing/test-app.ts';
import { createWorkerApp } from '../../worker-app.ts';
import { MAIL } from '../mail/queue-messages.ts';

const t = useTestApp({ PUBLIC_URL: '' });
const TOKEN = 'a token of the tests';
const pool = { totalCount: 7, idleCount: 3, waitingCount: 2 };

const withToken = () =>
  appWithSettings({ ...t, deps: { ...t.deps, pool } as TestApp['deps'] }, { metricsToken: TOKEN });
const read = (app: TestApp, token = TOKEN) =>
  get(app, null, '/metrics', { authorization: `Bearer ${token}` });

function readingOf(text: string, line: string): number | null {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found ? Number(found.slice(line.length + 1)) : null;
}

test('there is no such address without METRICS_TOKEN', async () => {
  expect((await read(t)).statusCode).toBe(404);
});

test('nor for who does not carry it', async () => {
  const app = await withToken();
  const nothing = await get(app, null, '/nothing-here');
  for (const token of ['', 'wrong', `${TOKEN}x`, TOKEN.slice(1), `${TOKEN}, ${TOKEN}`]) {
    const reply = await read(app, token);
    expect(reply.statusCode, token).toBe(404);
    expect(reply.body).toBe(nothing.body);
  }
  const basic = { authorization: `Basic ${TOKEN}` };
  expect((await get(app, null, '/metrics', basic)).statusCode).toBe(404);
  expect((await get(app, null, `/metrics?token=${TOKEN}`)).statusCode).toBe(404);
});

test('reports the process, the pool, queues, outbox and refused sign-ins', async () => {
  const app = await withToken();
  const text = (await read(app)).body;
  expect(readingOf(text, 'intranet_database_up')).toBe(1);
  expect(readingOf(text, 'intranet_database_pool_connections{state="used"}')).toBe(4);
  expect(readingOf(text, 'intranet_database_pool_connections{state="idle"}')).toBe(3);
  expect(readingOf(text, 'intranet_database_pool_waiting')).toBe(2);
  expect(readingOf(text, 'intranet_jobs{queue="mail",state="waiting"}')).toBe(0);
  expect(readingOf(text, 'intranet_mails{state="waiting"}')).toBe(0);
  expect(readingOf(text, 'intranet_mail_oldest_seconds')).toBe(0);
  expect(readingOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);

  const values = { recipient: 'a@example.com', subject: 'Hello', content_sealed: Buffer.alloc(9) };
  const created_at = new Date(Date.now() - 90_000);
  await t.deps.db
    .insertInto('mail_outbox')
    .values([{ ...values, created_at }, values, { ...values, state: 'failed' }])
    .execute();
  await t.deps.db.transaction().execute((tx) => t.deps.jobs.send(tx, MAIL, { mailId: 1 }));
  await post(app, null, '/api/login', { username: 'Nobody', password: 'wrong password' });
  const after = (await read(app)).body;
  expect(readingOf(after, 'intranet_jobs{queue="mail",state="waiting"}')).toBe(1);
  expect(readingOf(after, 'intranet_mails{state="waiting"}')).toBe(2);
  expect(readingOf(after, 'intranet_mails{state="failed"}')).toBe(1);
  expect(readingOf(after, 'intranet_mail_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(readingOf(after, 'intranet_sign_ins_refused_10m')).toBe(1);
});

test('S8: durations are labelled by declared path, never by address', async () => {
  const app = await withToken();
  const ana = await makePerson(t, 'Ana');
  await get(app, ana, '/api/current_user');
  await get(app, null, '/api/calendar/a-secret-of-a-feed.ics');
  await get(app, null, '/a-secret-of-nothing');
  await get(app, null, '/api/profile_photos/a-secret-name.webp');
  const text = (await read(app)).body;
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/current_user",status_code="200"\} 1/,
  );
  expect(text).toContain('route="/*",status_code="404"');
  expect(text).not.toContain('a-secret');
  expect(text).not.toContain('http_request_summary');
});

test('a worker reports the same, and serves nothing else', async () => {
  const deps = { ...t.deps, pool, config: { ...t.deps.config, metricsToken: TOKEN } };
  const worker = await createWorkerApp(deps);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = await worker.inject({ url: '/metrics', headers });
  expect(readingOf(metrics.body, 'intranet_database_up')).toBe(1);
  expect((await worker.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await worker.inject('/readyz')).json()).toEqual({ status: 'ready' });
  for (const url of ['/', '/login', '/api/current_user', '/api/openapi.json']) {
    expect((await worker.inject(url)).statusCode, url).toBe(404);
  }
  expect((await worker.inject({ method: 'POST', url: '/api/login' })).statusCode).toBe(404);
  await worker.close();
});

test('reports an unavailable database, and omits its metrics', async () => {
  const nobody = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' };
  const { db, close } = openDatabase(nobody, { onError: () => undefined });
  const away = { ...t.deps, db, config: { ...t.deps.config, metricsToken: TOKEN } };
  const worker = await createWorkerApp(away);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const reply = await worker.inject({ url: '/metrics', headers });
  expect(reply.statusCode).toBe(200);
  expect(readingOf(reply.body, 'intranet_database_up')).toBe(0);
  expect(readingOf(reply.body, 'intranet_mail_oldest_seconds')).toBeNull();
  expect(reply.body).not.toContain('intranet_jobs{');
  await worker.close();
  await close();
});
