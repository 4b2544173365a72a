import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeSocketDir, socketDirOf } from '@intranet/embedded-database/socket-dir.ts';
import { stopOrphans } from '@intranet/embedded-database/stop-orphans.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LeaveLoad } from './leave-load.fixture.ts';
import {
  embeddedConnection,
  expectNothingLost,
  listPeople,
  withServerDatabase,
} from './ledger-checks.fixture.ts';
import { RealServer } from './real-server.fixture.ts';

const ROUNDS = 20;
const TEN_SECONDS = 10_000;

let dataDir: string;
let server: RealServer;

beforeAll(async () => {
  dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'intranet-kill-')), 'data');
  server = await RealServer.at({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await server.end('SIGKILL');
  await stopOrphans(path.join(dataDir, 'postgres'), () => undefined);
  removeSocketDir(socketDirOf(dataDir));
  await rm(path.dirname(dataDir), { recursive: true, force: true, maxRetries: 5 });
});

async function postmaster(): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

async function logOfDatabase(took: number): Promise<string> {
  const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
  return `ready at ${new Date().toISOString()} after ${Math.round(took)} ms:\n${log.slice(-3_000)}`;
}

/** The ways to end a round. The process that is killed first decides which ones remain. */
const KILLS = {
  'the server, whose database is orphaned': () => server.end('SIGKILL'),
  async 'both, the server first'() {
    const pid = await postmaster();
    await server.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
  },
  async 'both, the database first'() {
    process.kill(await postmaster(), 'SIGKILL');
    await server.end('SIGKILL');
  },
  async 'the server, and the next one while it starts'() {
    await server.end('SIGKILL');
    server.launch();
    await delay(Math.random() * 3_000);
    await server.end('SIGKILL');
  },
};

test('S17: kill -9 at random moments under submits and decisions, 20 times', async () => {
  await server.start();
  const { names, heads } = await withServerDatabase(await embeddedConnection(dataDir), listPeople);
  const admin = await server.signIn('Demo Admin');
  const deciders = await Promise.all(heads.slice(0, 4).map((name) => server.signIn(name)));
  const load = new LeaveLoad(server, { admin, deciders, names });
  const since = await withServerDatabase(await embeddedConnection(dataDir), async (client) => {
    return (await client.query('select now()')).rows[0].now as Date;
  });

  const kinds = Object.entries(KILLS);
  const starts: number[] = [];
  let slow = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const [, kill] = kinds[round % kinds.length] as (typeof kinds)[number];
    const known = load.decided.length;
    load.begin();
    // Waits until there is data to lose, then kills at any moment.
    for (let waited = 0; load.decided.length === known && waited < 5_000; waited += 20) {
      await delay(20);
    }
    await delay(Math.random() * 800);
    await kill();
    await load.end();
    const took = await server.start();
    starts.push(took);
    // The database's log shows where the time went.
    if (took > TEN_SECONDS) slow = await logOfDatabase(took);
    await withServerDatabase(await embeddedConnection(dataDir), (client) =>
      expectNothingLost(client, load, since, { server, admin }),
    );
  }

  const sorted = starts.map(Math.round).sort((a, b) => a - b);
  const slowest = sorted.at(-1) as number;
  process.stdout.write(
    `${load.submitted.length} submits and ${load.decided.length} decisions were acknowledged; starts in ms: median ${sorted[ROUNDS / 2]}, slowest ${slowest} (${starts.map(Math.round).join(' ')})\n`,
  );
  expect(load.submitted.length).toBeGreaterThan(ROUNDS);
  expect(load.decided.length).toBeGreaterThan(ROUNDS / 2);
  expect(slowest, slow).toBeLessThan(TEN_SECONDS);
});
