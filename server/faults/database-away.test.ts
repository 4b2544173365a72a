import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresProcessesOn } from '@intranet/embedded-database/process-facts.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@intranet/embedded-database/start-embedded.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LeaveLoad } from './leave-load.fixture.ts';
import { expectNothingLost, listPeople, withServerDatabase } from './ledger-checks.fixture.ts';
import { RealServer } from './real-server.fixture.ts';

const AWAY = 20_000;

let folder: string;
let postgres: EmbeddedPostgres;
let server: RealServer;

const startDatabase = () =>
  startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log: () => undefined });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'intranet-away-'));
  postgres = await startDatabase();
  const { host, user, database } = postgres.connection;
  server = await RealServer.at({
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  });
  await server.start();
});

afterAll(async () => {
  await server?.end('SIGTERM');
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const frozen: number[] = [];

/** Each takes the database away and returns a function that restores it. */
const FAULTS = {
  'stopped and started': async () => {
    await postgres.stop();
    return async () => {
      postgres = await startDatabase();
    };
  },
  'frozen: it accepts, and never answers': async () => {
    frozen.push(...postgresProcessesOn(path.join(folder, 'database/postgres')));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    return async () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    };
  },
};

test.each(Object.entries(FAULTS))(
  'S19: the database is down for 20 s under load: %s',
  async (_, takeAway) => {
    const { names, heads } = await withServerDatabase(postgres.connection, listPeople);
    const admin = await server.signIn('Demo Admin');
    const deciders = await Promise.all(heads.slice(0, 3).map((name) => server.signIn(name)));
    const load = new LeaveLoad(server, { admin, deciders, names });
    const since = await withServerDatabase(postgres.connection, async (client) => {
      return (await client.query('select now()')).rows[0].now as Date;
    });
    load.begin();
    await delay(2_000);
    const gone = performance.now();
    const bringBack = await takeAway();
    // It answers before the function that starts it returns.
    let back = performance.now();
    try {
      let slowest = 0;
      // The server needs the first seconds to notice the outage.
      await delay(2_500);
      while (performance.now() - gone < AWAY) {
        const ready = await server.call('/readyz');
        expect(ready.status).toBe(503);
        expect(ready.body).toMatchObject({ code: 'unavailable', error: expect.any(String) });
        expect((await server.call('/healthz')).status).toBe(200);
        slowest = Math.max(slowest, ready.ms);
        await delay(500);
      }
      expect(slowest).toBeLessThan(2_000);
    } finally {
      back = performance.now();
      await bringBack();
    }
    await expect
      .poll(async () => (await server.call('/readyz')).status, { timeout: 10_000 })
      .toBe(200);
    await delay(2_000);
    await load.end();

    // Requests that were running at the start of the outage may still succeed.
    const meanwhile = load.replies.filter(({ at, ms }) => at > gone + 2_500 && at < back && ms > 0);
    expect(meanwhile.length).toBeGreaterThan(20);
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { body } of meanwhile) expect(body).toMatchObject({ error: expect.any(String) });
    const during = load.replies.filter(({ at }) => at > gone && at < back);
    // Running requests wait from the start of the outage, regardless of their earlier duration.
    const slowest = Math.max(...during.map(({ ms, at }) => Math.min(ms, at - gone)));
    expect(during.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expect(slowest).toBeLessThan(2_000);
    const after = load.replies.filter(({ at }) => at > back + 2_000);
    expect(after.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
    process.stdout.write(
      `${meanwhile.length} replies while it was away, slowest ${Math.round(slowest)} ms\n`,
    );
    await withServerDatabase(postgres.connection, (client) =>
      expectNothingLost(client, load, since, { server, admin }),
    );
  },
);
