import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { LeaveLoad } from './leave-load.fixture.ts';
import {
  embeddedConnection,
  expectNothingLost,
  listPeople,
  withServerDatabase,
} from './ledger-checks.fixture.ts';
import { RealServer } from './real-server.fixture.ts';

test('SIGTERM under load stops the server within 10 s and completes running requests', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-stop-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const server = await RealServer.at({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await server.end('SIGTERM')));
  await server.start();
  const { names, heads } = await withServerDatabase(await embeddedConnection(dataDir), listPeople);
  const admin = await server.signIn('Demo Admin');
  const load = new LeaveLoad(server, {
    admin,
    deciders: [await server.signIn(heads[0] as string)],
    names,
  });
  const since = await withServerDatabase(await embeddedConnection(dataDir), async (client) => {
    return (await client.query('select now()')).rows[0].now as Date;
  });
  load.begin();
  await delay(1_500);
  const began = performance.now();
  const code = await server.end('SIGTERM');
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(code, server.output).toBe(0);
  await load.end();
  // Calls were either refused during the stop or completed.
  const failed = load.replies.filter(({ status }) => status >= 500 && status !== 503);
  expect(failed).toEqual([]);
  expect(load.submitted.length).toBeGreaterThan(5);

  await server.start();
  await withServerDatabase(await embeddedConnection(dataDir), (client) =>
    expectNothingLost(client, load, since, { server, admin }),
  );
});
