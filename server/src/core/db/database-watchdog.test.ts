import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { DatabaseFrozen, DatabaseWatchdog } from './database-watchdog.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function silentServer(): Promise<{ port: number; accepted: () => number }> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  undo.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as net.AddressInfo).port, accepted: () => sockets.length };
}

async function watched() {
  const server = await silentServer();
  const options = {
    host: '127.0.0.1',
    port: server.port,
    user: 'x',
    connectionTimeoutMillis: 9_000,
  };
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  const watchdog = new DatabaseWatchdog(pool, options);
  undo.push(() => watchdog.stop());
  return { server, pool, watchdog };
}

test('S19: who waits for a database that never answers is waited with no longer than 2 s', async () => {
  const { pool, watchdog } = await watched();
  watchdog.check();
  pool.connect().catch(() => undefined);
  const began = performance.now();
  await expect.poll(() => tries(watchdog), { timeout: 2_000, interval: 20 }).toBe('frozen');
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('sends no check while no query waits', async () => {
  const { server, watchdog } = await watched();
  watchdog.check();
  await delay(700);
  expect(server.accepted()).toBe(0);
});

function tries(watchdog: DatabaseWatchdog): string {
  try {
    watchdog.check();
    return 'open';
  } catch (error) {
    return error instanceof DatabaseFrozen ? 'frozen' : 'another';
  }
}
