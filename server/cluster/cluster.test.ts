import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock, today } from '#core/clock.ts';
import { expectNothingLost } from '../faults/ledger-checks.fixture.ts';
import { call } from '../scale/call.ts';
import { findViolations, NO_VIOLATIONS } from '../scale/leave-invariants.ts';
import { createPersonFactory } from '../scale/person-factory.ts';
import type { Person } from '../src/testing/factories.ts';
import { UNCOUNT_ATTEMPTS } from '../src/testing/uncount-attempts.ts';
import { ClusterLoad } from './cluster-load.ts';
import { Cluster, type Role } from './start-cluster.ts';

/** Longer than Patroni's ttl of 20 s. */
const FROZEN_MS = 25_000;
const MAX_SECONDS = 30;
const MINUTE = 60_000;

let cluster: Cluster;
let load: ClusterLoad;
let admin: Person;
let since: Date;

const print = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`);

async function startLoad(): Promise<void> {
  const make = createPersonFactory(cluster.database);
  admin = await make('Admin', { role: 'admin' });
  const heads = [
    await make('Head One', { cargo: 'Head' }),
    await make('Head Two', { cargo: 'Head' }),
  ];
  const names = [];
  for (let n = 1; n <= 40; n += 1) names.push((await make(`Person ${n}`, { balance: 900 })).name);
  since = await cluster.withLeader(async (client) => {
    await client.query(UNCOUNT_ATTEMPTS);
    return (await client.query('select now()')).rows[0].now as Date;
  });
  const day = today({ clock: systemClock, config: { timeZone: 'America/Sao_Paulo' } });
  load = new ClusterLoad(cluster.proxy.address, day, {
    admin: admin.cookie,
    deciders: heads.map(({ cookie }) => cookie),
    names,
  });
  load.begin();
}

beforeAll(async () => {
  cluster = await Cluster.start();
  await startLoad();
  await delay(5_000);
}, 5 * MINUTE);

afterAll(async () => {
  await load?.end();
  await cluster?.stop();
}, MINUTE);

// Workers first, as their jobs are retried after two minutes.
const FAULTS: Record<string, () => Promise<void>> = {
  'the worker on app-1 is killed': () => restart('app-1', 'worker'),
  'the worker on app-2 is killed': () => restart('app-2', 'worker'),
  'the leader’s PostgreSQL is killed': async () => {
    cluster.machines[await cluster.machineWith('leader')].killPostgres();
    // Patroni starts it again.
    await delay(5_000);
  },
  'the leader’s machine is killed': async () => {
    const leader = await cluster.machineWith('leader');
    await cluster.machines[leader].kill();
    await cluster.untilLeaderIsNot(leader);
    cluster.startDatabaseMachine(leader);
  },
  'the leader’s machine is frozen for longer than its lease': async () => {
    const leader = await cluster.machineWith('leader');
    cluster.machines[leader].freeze();
    await delay(FROZEN_MS);
    cluster.machines[leader].thaw();
    await cluster.untilLeaderIsNot(leader);
  },
  'the synchronous standby is disconnected': async () => {
    const standby = await cluster.machineWith('sync_standby');
    cluster.machines[standby].freeze();
    await delay(FROZEN_MS);
    expect(await cluster.machineWith('sync_standby')).not.toBe(standby);
    cluster.machines[standby].thaw();
  },
  'web on app-1 is killed': () => restart('app-1', 'web'),
  'web on app-2 is killed': () => restart('app-2', 'web'),
};

async function restart(name: 'app-1' | 'app-2', role: Role): Promise<void> {
  await cluster.killProduct(name, role);
  await delay(2_000);
  cluster.startProduct(name, role);
  await cluster.untilReady(name, role);
}

/** Waits until writes have succeeded for three seconds. */
async function untilWritten(): Promise<void> {
  const isWritten = () => {
    const { failures, longestPause } = load.figures(performance.now() - 3_000);
    return failures === 0 && longestPause < 1;
  };
  await expect.poll(isWritten, { timeout: MINUTE, interval: 500 }).toBe(true);
}

test.each(Object.entries(FAULTS))(
  '%s: errors last less than 30 s',
  async (_, fail) => {
    const began = performance.now();
    await fail();
    await untilWritten();
    await cluster.untilComplete();
    const figures = load.figures(began);
    print(figures);
    const { writesFailedFor, readsFailedFor, longestPause } = figures;
    expect(Math.max(writesFailedFor, readsFailedFor, longestPause)).toBeLessThan(MAX_SECONDS);
    expect(figures.statuses).not.toContain(500);
  },
  3 * MINUTE,
);

test(
  'no acknowledged write is lost, and none was made twice',
  async () => {
    await load.end();
    expect(load.refused.slice(0, 5), 'repeated requests that were refused').toEqual([]);
    expect(load.submitted.length).toBeGreaterThan(200);
    expect(load.decided.length).toBeGreaterThan(50);
    await cluster.withLeader((client) =>
      expectNothingLost(client, load, since, {
        server: {
          call: async (path, cookie) => {
            const { status, json } = await call(cluster.proxy.address + path, { cookie });
            return { status, body: json, ms: 0 };
          },
        },
        admin: admin.cookie,
      }),
    );
    expect(await findViolations(cluster.database.db)).toEqual(NO_VIOLATIONS);
    const { rows: written } = await sql`
    select subject, recipient from mail_outbox group by subject, recipient, created_at
    having count(*) > 1`.execute(cluster.database.db);
    expect(written, 'mails that were written twice').toEqual([]);
  },
  MINUTE,
);

test(
  'every mail arrives',
  async () => {
    const unsent = async () => {
      const waiting = cluster.database.db.selectFrom('mail_outbox').where('state', '<>', 'sent');
      return (await waiting.select('id').execute()).length;
    };
    await expect.poll(unsent, { timeout: 5 * MINUTE, interval: 1_000 }).toBe(0);
    const outbox = await cluster.database.db.selectFrom('mail_outbox').select('id').execute();
    const ids = cluster.mail.mails.map(({ messageId }) => messageId);
    const distinct = new Set(ids);
    print({
      submitted: load.submitted.length,
      decided: load.decided.length,
      mails: outbox.length,
      deliveredAgain: ids.length - distinct.size,
    });
    expect(distinct.size).toBe(outbox.length);
  },
  6 * MINUTE,
);

test('sessions run without the JIT compiler, also through PgBouncer', async () => {
  const { rows } = await sql`show jit`.execute(cluster.database.db);
  expect(rows).toEqual([{ jit: 'off' }]);
});
