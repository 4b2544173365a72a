import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { isRunning, postgresProcessesOn } from './process-facts.ts';
import { ask, freshFolder, Supervisor, serverPid, start } from './spawn-supervisor.fixture.ts';

const tenSeconds = 10_000;

test('kill -9 of our process: the orphan goes, every acknowledged row stays', {
  timeout: 30_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  for (const round of [1, 2, 3]) {
    const supervisor = new Supervisor(dataDir);
    await supervisor.reach(100 * round);
    const orphan = serverPid(dataDir);
    await supervisor.end('SIGKILL');
    expect(isRunning(orphan)).toBe(true);

    const log: string[] = [];
    const began = performance.now();
    const database = await start(dataDir, log);
    expect(performance.now() - began).toBeLessThan(tenSeconds);
    expect(isRunning(orphan)).toBe(false);
    expect(log.join()).toContain(`(process ${orphan})`);

    const rows = new Set(await ask(database, 'select number from acknowledged'));
    expect(supervisor.acknowledged.filter((number) => !rows.has(number))).toEqual([]);
    await ask(database, 'truncate acknowledged');
    await database.stop();
  }
});

test('kill -9 of our process and of PostgreSQL together', { timeout: 30_000 }, async () => {
  const dataDir = join(freshFolder(), 'data');
  const supervisor = new Supervisor(dataDir);
  await supervisor.reach(200);
  const server = serverPid(dataDir);
  const ended = supervisor.end('SIGKILL');
  process.kill(server, 'SIGKILL');
  await ended;

  const began = performance.now();
  const database = await start(dataDir);
  expect(performance.now() - began).toBeLessThan(tenSeconds);
  const rows = new Set(await ask(database, 'select number from acknowledged'));
  expect(supervisor.acknowledged.filter((number) => !rows.has(number))).toEqual([]);
});

test('kill -9 of PostgreSQL while one of its processes computes for long', {
  timeout: 30_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  const first = await start(dataDir);
  const client = new Client(first.connection);
  client.on('error', () => {});
  await client.connect();
  const answer = client.query('select count(*) from generate_series(1, 1e12::bigint)');
  const cut = expect(answer).rejects.toThrow();
  await delay(200);
  process.kill(serverPid(dataDir), 'SIGKILL');
  await first.exited;
  await first.stop();
  expect(postgresProcessesOn(join(dataDir, 'postgres')).length).toBeGreaterThan(0);

  const began = performance.now();
  const second = await start(dataDir);
  expect(performance.now() - began).toBeLessThan(tenSeconds);
  expect(await ask(second, 'select 1')).toEqual([1]);
  await cut;
});

test('kill -9 while the cluster is being made', { timeout: 30_000 }, async () => {
  const dataDir = join(freshFolder(), 'data');
  for (const pause of [0, 50, 200]) {
    const supervisor = new Supervisor(dataDir);
    while (!existsSync(dataDir) || !readdirSync(dataDir).some((name) => name.includes('.tmp-'))) {
      await delay(2);
    }
    await delay(pause);
    await supervisor.end('SIGKILL');
    expect(existsSync(join(dataDir, 'postgres')), 'killed before it was whole').toBe(false);
  }
  mkdirSync(join(dataDir, 'postgres.tmp-older', 'base'), { recursive: true });
  const database = await start(dataDir);
  expect(await ask(database, 'select 1')).toEqual([1]);
  // An initdb that survived its parent may still write; a later start removes its files.
  await database.stop();
  await delay(2_000);
  const later = await start(dataDir);
  expect(await ask(later, 'select 1')).toEqual([1]);
  expect(readdirSync(dataDir).filter((name) => name.includes('.tmp-'))).toEqual([]);
});

test('a left postmaster.pid that names a stranger is not believed', {
  timeout: 15_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  await (await start(dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n/elsewhere\n1\n`);
  expect(await ask(await start(dataDir), 'select 1')).toEqual([1]);
  expect(isRunning(process.ppid)).toBe(true);
});
