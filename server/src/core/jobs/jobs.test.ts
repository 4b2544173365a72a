import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { startJobs } from './jobs.ts';
import { defineTaskQueue } from './queue.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A proxy in front of PostgreSQL's socket, whose present connections can fall silent. */
async function startProxy(): Promise<{ directory: string; silence: () => void }> {
  const { host, port } = inject('cluster');
  const directory = await mkdtemp(path.join(os.tmpdir(), 'jobs-'));
  const socket = `.s.PGSQL.${port}`;
  const clients = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(path.join(host, socket));
    clients.add(client);
    client.pipe(database).pipe(client);
    for (const one of [client, database]) {
      one.on('error', () => undefined);
      one.on('close', () => (one === client ? database : client).destroy());
    }
  });
  await new Promise<void>((done) => server.listen(path.join(directory, socket), done));
  undo.push(async () => {
    for (const client of clients) client.destroy();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  return { directory, silence: () => clients.forEach((client) => void client.unpipe().pause()) };
}

test('S19: jobs go on when their connections fall silent and new ones would answer', async () => {
  const database = await createTestDatabase();
  undo.push(() => database.drop());
  const proxy = await startProxy();
  const { port, user } = inject('cluster');
  const { database: name } = database.connection as { database: string };
  const queue = defineTaskQueue('after_silence');
  const jobs = await startJobs({
    connection: { host: proxy.directory, port, user, database: name },
    queues: [queue],
    onError: () => undefined,
    pollSeconds: 0.5,
    queryTimeoutMs: 500,
  });
  undo.push(() => jobs.stop());
  let done = 0;
  await jobs.work(queue, async () => {
    done += 1;
  });
  const direct = openDatabase(database.connection, { onError: () => undefined });
  undo.push(() => direct.close());
  const send = () => direct.db.transaction().execute((tx) => jobs.send(tx, queue, null));
  await send();
  await expect.poll(() => done, { timeout: 5_000 }).toBe(1);
  proxy.silence();
  await send();
  await expect.poll(() => done, { timeout: 8_000 }).toBe(2);
});
