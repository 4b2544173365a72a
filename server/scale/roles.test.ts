import path from 'node:path';
import { addDays } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock, today } from '#core/clock.ts';
import { freePort } from '../src/testing/free-port.ts';
import { call } from './call.ts';
import { createPersonFactory } from './person-factory.ts';
import { type SharedServices, startSharedServices } from './shared-services.ts';
import { type ServerProcess, startServerProcess } from './start-server.ts';

let shared: SharedServices;
const running: ServerProcess[] = [];
const headers = { authorization: 'Bearer a token of the tests' };

async function start(name: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = startServerProcess(await freePort(), {
    ...shared.env,
    DATA_DIR: path.join(shared.directory, name),
    ...env,
  });
  running.push(server);
  return server;
}

beforeAll(async () => {
  shared = await startSharedServices(false);
}, 60_000);
afterAll(async () => {
  for (const server of running) await server.stop();
  await shared?.stop();
}, 60_000);

test('two servers that start at once on an empty database migrate it once', async () => {
  const servers = [await start('one', { ROLE: 'web' }), await start('two', { ROLE: 'web' })];
  await Promise.all(servers.map((server) => server.ready()));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    shared.db,
  );
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(7);
  await servers[1]?.stop();
}, 60_000);

test('ROLE=web queues jobs but runs none; ROLE=worker runs them but serves no requests', async () => {
  const [web] = running;
  const make = createPersonFactory(shared);
  await make('Head', { cargo: 'Head' });
  const { cookie, name } = await make('Ana', { balance: 10 });
  const day = today({ clock: systemClock, config: { timeZone: 'America/Sao_Paulo' } });
  const body = {
    NOMECOLABORADOR: name,
    LEAVE_TYPE: 'Vacation',
    INICIO: addDays(day, 9),
    FIM: addDays(day, 10),
  };
  const requested = await call(`${web?.address}/api/agendarFerias`, { cookie, body });
  expect(requested.status, requested.body.toString()).toBe(200);
  await new Promise((done) => setTimeout(done, 4_000));
  expect(shared.mail.mails).toEqual([]);
  const waiting = (await call(`${web?.address}/metrics`, { headers })).body.toString();
  expect(waiting).toContain('intranet_mails{state="waiting"} 1\n');
  expect(waiting).toContain('intranet_jobs{queue="mail",state="waiting"} 1\n');

  const worker = await start('worker', { ROLE: 'worker' });
  await worker.ready();
  await expect.poll(() => shared.mail.mails.length, { timeout: 20_000 }).toBe(1);
  // The mail server has it a moment before the outbox.
  const readMetrics = async () =>
    (await call(`${worker.address}/metrics`, { headers })).body.toString();
  await expect
    .poll(readMetrics, { timeout: 5_000 })
    .toContain('intranet_mails{state="waiting"} 0\n');
  expect((await call(`${worker.address}/healthz`)).status).toBe(200);
  for (const path of ['/', '/login', '/api/current_user', '/metrics']) {
    expect((await call(`${worker.address}${path}`, { cookie })).status, path).toBe(404);
  }
  expect(worker.output()).toContain(`${worker.address}/readyz`);
  expect(worker.output()).not.toContain('first-admin');
}, 60_000);

test('an older server refuses a newer database in one sentence; a running one continues', async () => {
  const [web] = running;
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'now')`.execute(
    shared.db,
  );
  const older = await start('older');
  expect(await older.ended).toBe(1);
  const said = older.output().trim();
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain('9999_later');
  expect(said).not.toMatch(/ {4}at /);
  expect((await call(`${web?.address}/readyz`)).status).toBe(200);
}, 60_000);

test('a wrong ROLE or missing shared settings give one sentence', async () => {
  for (const [env, names] of [
    [{ ROLE: 'both' }, 'ROLE'],
    [{ ROLE: 'web', DATABASE_URL: '' }, 'DATABASE_URL'],
  ] as const) {
    const server = await start('wrong', env);
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(server.output()).toContain(names);
  }
}, 60_000);
