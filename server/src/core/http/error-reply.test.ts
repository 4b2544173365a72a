import net from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#core/db/database.ts';
import { createApp } from '../../app.ts';
import { get, post } from '../../testing/calls.ts';
import { PASSWORD } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createServer } from './server.ts';

const t = useTestApp({ PUBLIC_URL: '' });

describe('D31: what nobody expected', () => {
  test('says only "Unexpected error" and a request id', async () => {
    const database = await createTestDatabase();
    const app = await createApp({ ...t.deps, db: database.db });
    await database.pool.query('drop table accounts cascade');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'Ana', password: PASSWORD },
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: 'Unexpected error',
      code: 'unexpected',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(reply.headers['x-request-id']).toBe(reply.json().request_id);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(JSON.stringify(reply.headers)).not.toContain('accounts');
    await app.close();
    await database.drop();
  });

  test('a plan from before a migration gives 503, to try again', async () => {
    const app = await createServer(t.deps.config);
    app.get('/planned', async () => {
      throw Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
    });
    app.get('/unknown', async () => {
      throw Object.assign(new Error('this is not supported'), { code: '0A000' });
    });
    const planned = await app.inject({ url: '/planned' });
    expect([planned.statusCode, planned.json().code]).toEqual([503, 'unavailable']);
    expect(planned.headers['retry-after']).toBe('1');
    expect((await app.inject({ url: '/unknown' })).statusCode).toBe(500);
    await app.close();
  });

  test('a database that only reads, as while another takes over, is worth another try: 503', async () => {
    const { pool, connection, drop } = await createTestDatabase();
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    await pool.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
    const reading = openDatabase(connection, { onError: () => undefined });
    const app = await createApp({ ...t.deps, db: reading.db });
    const payload = { username: 'Ana', password: PASSWORD };
    const reply = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
    await app.close();
    await reading.close();
    await drop();
  });

  test('every reply has a request id of its own, whatever the caller calls it', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => get(t, null, '/api/site', { 'request-id': 'mine', 'x-request-id': 'mine' })),
    );
    const ids = replies.map((reply) => reply.headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain('mine');
  });
});

describe('/healthz and /readyz', () => {
  test('both answer 200 without a session, and reveal nothing', async () => {
    const [health, ready] = [await get(t, null, '/healthz'), await get(t, null, '/readyz')];
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('an unknown call gets a JSON reply, also for POST', async () => {
    const reply = await post(t, null, '/healthz');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ error: 'Page not found.', code: 'not_found' });
  });
});

describe('D31: below the framework', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nBro ken\r\n\r\n'],
  ])('%s: a 4xx with error and code', async (_, sent) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.end(sent));
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(body && JSON.parse(body), answer).toEqual({
      error: expect.stringMatching(/\S/),
      code: expect.stringMatching(/^[a-z][a-z_]*$/),
    });
  });
});
