import { mkdirSync, realpathSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from './process-facts.ts';
import { ask, freshFolder, Supervisor, serverPid, start } from './spawn-supervisor.fixture.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';

test('what was written is there after a stop and a start', { timeout: 15_000 }, async () => {
  const dataDir = join(freshFolder(), 'data');
  const cold = await start(dataDir);
  await ask(cold, `create table kept as select 'yes' as answer`);
  await cold.stop();
  await cold.stop();
  expect(await cold.exited).toBeNull();

  const began = performance.now();
  const warm = await start(dataDir);
  // 40 ms on an idle machine; the bound leaves room for a busy one.
  expect(performance.now() - began).toBeLessThan(2000);
  expect(await ask(warm, 'select answer from kept')).toEqual(['yes']);
});

test('letters with accents are letters, nothing listens on TCP, all is UTC and durable', {
  timeout: 15_000,
}, async () => {
  const database = await start(join(freshFolder(), 'data'));
  expect(await ask(database, `select lower('ÁÉÇÃ')`)).toEqual(['áéçã']);
  expect(await ask(database, `select upper('áéçã')`)).toEqual(['ÁÉÇÃ']);
  await ask(database, 'create extension pg_trgm');
  // Without a UTF-8 character type, trigrams would skip the "çã".
  expect(await ask(database, `select cardinality(show_trgm('ação'))`)).toEqual([5]);
  const settings = { listen_addresses: '', TimeZone: 'UTC', fsync: 'on', data_checksums: 'on' };
  for (const [name, value] of Object.entries(settings)) {
    expect(await ask(database, `select current_setting('${name}')`), name).toEqual([value]);
  }
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
});

test('a path with spaces, quotes and over 150 characters', { timeout: 15_000 }, async () => {
  const parts = ["it's a folder", 'ção '.repeat(20).trim(), 'with spaces '.repeat(6).trim()];
  const dataDir = join(freshFolder(), ...parts);
  expect(dataDir.length).toBeGreaterThan(150);
  const database = await start(dataDir);
  expect(await ask(database, 'select 1')).toEqual([1]);
});

test('two processes at once: one of them gets a sentence and exit code 1', {
  timeout: 15_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  const both = [new Supervisor(dataDir), new Supervisor(dataDir)];
  await Promise.race(both.map((one) => one.exit()));
  const loser = both.find((one) => one.process.exitCode !== null);
  const winner = both.find((one) => one !== loser);
  expect(loser?.process.exitCode).toBe(1);
  expect(loser?.errors).toBe(
    `Another server already uses the data directory ${realpathSync(dataDir)}: ` +
      'stop it, or choose another DATA_DIR.\n',
  );
  await winner?.reach(5);
  expect(winner?.acknowledged.length).toBeGreaterThanOrEqual(5);
  expect(await winner?.end('SIGTERM')).toBe(0);
});

test('reports a server that ends by itself, and starts again', {
  timeout: 15_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  const database = await start(dataDir);
  const pid = serverPid(dataDir);
  process.kill(pid, 'SIGKILL');
  const error = await database.exited;
  expect(error?.message).toMatch(/^PostgreSQL ended by itself \(signal SIGKILL/);
  await database.stop();
  expect(isRunning(pid)).toBe(false);

  expect(await ask(await start(dataDir), 'select 1')).toEqual([1]);
});

test('a start that fails says what PostgreSQL said, and frees the directory', {
  timeout: 15_000,
}, async () => {
  const dataDir = join(freshFolder(), 'data');
  await (await start(dataDir)).stop();
  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  truncateSync(control, 0);
  const failing = () => startEmbeddedPostgres({ dataDir, log: () => {} });
  const expected = /^The embedded PostgreSQL in .* could not start \(.*pg_control/;
  await expect(failing()).rejects.toThrow(expected);
  await expect(failing()).rejects.toThrow(expected);
});

test('a log over 10 MB is rotated', { timeout: 15_000 }, async () => {
  const dataDir = join(freshFolder(), 'data');
  mkdirSync(dataDir);
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, 'x'.repeat(11 * 1024 * 1024));
  await start(dataDir);
  expect(statSync(log).size).toBeLessThan(100_000);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(10_000_000);
});
