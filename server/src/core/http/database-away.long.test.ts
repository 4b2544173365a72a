import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type Database, openDatabase } from '../db/database.ts';

const t = useTestApp({ PUBLIC_URL: '' });
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const AWAY = {
  error: 'The service isn’t available right now. Please try again in a moment.',
  code: 'unavailable',
};

const socketOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: net.Socket } }).connection.stream;

/** A proxy in front of PostgreSQL's socket, which can be closed and reopened. */
class SocketProxy {
  private server: net.Server | null = null;
  private readonly sockets = new Set<net.Socket>();
  private frozen = false;
  private readonly target: string;
  readonly file: string;

  constructor(target: string, file: string) {
    this.target = target;
    this.file = file;
  }

  async open(): Promise<void> {
    this.server = net.createServer((client) => {
      const server = net.connect(this.target);
      const ends: [net.Socket, net.Socket][] = [
        [client, server],
        [server, client],
      ];
      for (const [socket, other] of ends) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        // Pipes do not forward a reset, so it is forwarded here.
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
      }
      client.on('data', (bytes) => this.pass(bytes, server));
      server.on('data', (bytes) => this.pass(bytes, client));
    });
    await new Promise<void>((done) => this.server?.listen(this.file, done));
  }

  /** Requests during the freeze never get a reply, as when the server's machine hangs. */
  freeze(): void {
    this.frozen = true;
  }

  thaw(): void {
    this.frozen = false;
  }

  private pass(bytes: Buffer, other: net.Socket): void {
    if (!this.frozen) other.write(bytes);
  }

  /** Closes all connections and accepts no new ones, as when the server is killed. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done) ?? done(null));
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.server = null;
  }
}

describe('S19: the database is away', () => {
  let proxy: SocketProxy;
  let app: FastifyInstance;
  let opened: Database;
  let ana: Person;

  beforeEach(async () => {
    ana = await makePerson(t, 'Ana', { balance: 20 });
    const { host, port, user } = inject('cluster');
    const directory = await mkdtemp(path.join(os.tmpdir(), 'proxy-'));
    undo.push(() => rm(directory, { recursive: true, force: true }));
    const socket = `.s.PGSQL.${port}`;
    proxy = new SocketProxy(path.join(host, socket), path.join(directory, socket));
    await proxy.open();
    undo.push(() => proxy.close());
    const database = (t.database.connection as { database: string }).database;
    const connection = { host: directory, port, user, database };
    opened = openDatabase(connection, { onError: () => undefined });
    undo.push(() => opened.close());
    app = await createApp({ ...t.deps, db: opened.db });
    undo.push(() => app.close());
  });

  const call = async (url: string) => {
    const started = performance.now();
    const reply = await app.inject({ url, headers: { cookie: ana.cookie } });
    return { reply, ms: performance.now() - started };
  };

  test('killed: 503 with a sentence within 2 s, /readyz says so, and it recovers by itself', async () => {
    expect((await call('/api/current_user')).reply.statusCode).toBe(200);
    await proxy.close();
    for (let n = 0; n < 3; n += 1) {
      const { reply, ms } = await call('/api/current_user');
      expect(reply.statusCode, reply.body).toBe(503);
      expect(reply.json()).toMatchObject(AWAY);
      expect(ms).toBeLessThan(2_000);
    }
    expect((await call('/readyz')).reply.statusCode).toBe(503);
    expect((await call('/readyz')).reply.json()).toEqual(AWAY);
    expect((await call('/healthz')).reply.statusCode).toBe(200);

    await proxy.open();
    expect((await call('/api/current_user')).reply.statusCode).toBe(200);
    expect((await call('/readyz')).reply.statusCode).toBe(200);
  });

  test('frozen (it accepts and never answers): 503 within 2 s, at once from then on, and it recovers', async () => {
    expect((await call('/api/saldo')).reply.statusCode).toBe(200);
    proxy.freeze();
    const first = await Promise.all(
      Array.from({ length: 40 }, (_, n) => call(n % 2 ? '/api/saldo' : '/api/current_user')),
    );
    for (const { reply, ms } of first) {
      expect(reply.statusCode, reply.body).toBe(503);
      expect(reply.json()).toMatchObject(AWAY);
      expect(ms).toBeLessThan(2_000);
    }
    for (const url of ['/api/saldo', '/readyz']) {
      const { reply, ms } = await call(url);
      expect(reply.statusCode, reply.body).toBe(503);
      expect(reply.json()).toMatchObject(AWAY);
      expect(ms).toBeLessThan(200);
    }
    expect((await call('/healthz')).reply.statusCode).toBe(200);

    proxy.thaw();
    await expect
      .poll(async () => (await call('/readyz')).reply.statusCode, { timeout: 4_000 })
      .toBe(200);
    expect((await call('/api/saldo')).reply.statusCode).toBe(200);
  });

  test('a query that takes longer than that is not broken off', async () => {
    const started = performance.now();
    await sql`select pg_sleep(2.5)`.execute(opened.db);
    expect(performance.now() - started).toBeGreaterThan(2_400);
  });

  test('connections are cut under load: 200 or 503, never 500', async () => {
    const replies = Array.from({ length: 60 }, () => call('/api/saldo'));
    setTimeout(() => void proxy.close(), 5);
    const statuses = (await Promise.all(replies)).map(({ reply }) => reply.statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
  });

  test('a session ended by the server’s own operator: 503 or 200, and then 200', async () => {
    await call('/api/saldo');
    const busy = Array.from({ length: 10 }, () => call('/api/saldo'));
    await t.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and application_name = 'intranet'`,
    );
    const statuses = (await Promise.all(busy)).map(({ reply }) => reply.statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // A closed connection that is not noticed yet may cause one more 503.
    await vi.waitFor(async () => expect((await call('/api/saldo')).reply.statusCode).toBe(200));
  });

  test.each([
    ['broken', (client: pg.PoolClient) => socketOf(client).destroy()],
    // pg reports "not queryable" if the pool noticed the end but the client's user did not.
    ['ended', (client: pg.PoolClient) => void (client as unknown as pg.Client).end()],
  ])('a connection %s between being taken and being used: 503', async (_, harm) => {
    opened.pool.on('acquire', harm);
    const { reply } = await call('/api/current_user');
    expect(reply.json()).toMatchObject(AWAY);
    expect(reply.statusCode).toBe(503);
  });

  test('a connection that is in use has somebody who hears it end, or the process ends too', async () => {
    const client = await opened.pool.connect();
    expect(client.listenerCount('error')).toBeGreaterThan(0);
    client.release();
  });

  test('no connection is free: 503 within 2 s, and then it goes on', async () => {
    const one = openDatabase(t.database.connection, { max: 1, onError: () => undefined });
    const small = await createApp({ ...t.deps, db: one.db });
    undo.push(
      () => one.close(),
      () => small.close(),
    );
    const held = await one.pool.connect();
    const started = performance.now();
    const reply = await small.inject({ url: '/api/saldo', headers: { cookie: ana.cookie } });
    expect(reply.json()).toMatchObject(AWAY);
    expect(reply.statusCode).toBe(503);
    expect(performance.now() - started).toBeLessThan(2_000);
    held.release();
    const again = await small.inject({ url: '/api/saldo', headers: { cookie: ana.cookie } });
    expect(again.statusCode).toBe(200);
  });
});
