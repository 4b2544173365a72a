import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { LeaveLoad } from './leave-load.fixture.ts';
import { embeddedConnection, listPeople, withServerDatabase } from './ledger-checks.fixture.ts';
import { RealServer } from './real-server.fixture.ts';

let dataDir: string;
let mailPort: number;
let server: RealServer;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-mail-'));
  mailPort = await freePort();
  server = await RealServer.at({
    DATA_DIR: dataDir,
    MAIL_URL: `smtp://127.0.0.1:${mailPort}`,
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('S19: an outage of the mail server affects nothing else; afterwards each email arrives once', async () => {
  await server.start();
  const { names, heads } = await withServerDatabase(await embeddedConnection(dataDir), listPeople);
  const admin = await server.signIn('Demo Admin');
  const deciders = [await server.signIn(heads[0] as string)];
  const load = new LeaveLoad(server, { admin, deciders, names });
  load.begin(3);
  await delay(4_000);
  await load.end();
  expect(load.submitted.length).toBeGreaterThan(5);
  expect(load.replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await server.call('/readyz')).status).toBe(200);
  const connection = await embeddedConnection(dataDir);
  const promised = () =>
    withServerDatabase(
      connection,
      async (client) => (await client.query('select id::int, state from mail_outbox')).rows,
    );
  const before = await promised();
  expect(before.length).toBeGreaterThanOrEqual(load.submitted.length);
  expect(before.filter(({ state }) => state !== 'queued')).toEqual([]);

  const inbox = await startMailServer(mailPort);
  try {
    // Retries wait one minute at most.
    await expect
      .poll(async () => (await promised()).filter(({ state }) => state !== 'sent').length, {
        timeout: 120_000,
        interval: 1_000,
      })
      .toBe(0);
    await delay(3_000);
    const all = await promised();
    expect(inbox.mails.length).toBe(all.length);
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(all.length);
  } finally {
    await inbox.close();
  }
});
