import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from '@intranet/contract/core/days.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock, today } from '#core/clock.ts';
import { startJobs } from '#core/jobs/jobs.ts';
import { ACCRUAL } from '#features/balance/queues.ts';
import { QUEUES } from '../src/queues.ts';
import { formOf } from '../src/testing/calls.ts';
import type { Person } from '../src/testing/factories.ts';
import { freePort } from '../src/testing/free-port.ts';
import { picture } from '../src/testing/pictures.ts';
import { call } from './call.ts';
import { findViolations, NO_VIOLATIONS } from './leave-invariants.ts';
import { createPersonFactory, PASSWORD } from './person-factory.ts';
import { type SharedServices, startSharedServices } from './shared-services.ts';
import { type Nginx, startNginx } from './start-nginx.ts';
import { type ServerProcess, startServerProcess } from './start-server.ts';

let shared: SharedServices;
let servers: [ServerProcess, ServerProcess];
let proxy: Nginx;
let askers: Person[];
let heads: Person[];
let accruing: Person[];
const day = today({ clock: systemClock, config: { timeZone: 'America/Sao_Paulo' } });

beforeAll(async () => {
  shared = await startSharedServices();
  const make = createPersonFactory(shared);
  heads = [await make('Head One', { cargo: 'Head' }), await make('Head Two', { cargo: 'Head' })];
  askers = [];
  accruing = [];
  for (const name of ['Ana', 'Bia', 'Caio', 'Davi']) askers.push(await make(name, { balance: 10 }));
  for (const name of ['Edu', 'Fia', 'Gil', 'Hugo', 'Iara']) {
    // Three months and a few days, so three accruals are due at the start.
    const startDate = addDays(day, -100);
    accruing.push(await make(name, { startDate, accruesAfter: startDate }));
  }
  const start = async (name: string) =>
    startServerProcess(await freePort(), {
      ...shared.env,
      DATA_DIR: path.join(shared.directory, name),
    });
  servers = [await start('one'), await start('two')];
  await Promise.all(servers.map((server) => server.ready()));
  proxy = await startNginx(
    shared.directory,
    servers.map(({ address }) => address.slice('http://'.length)),
  );
}, 120_000);

afterAll(async () => {
  await proxy?.stop();
  for (const server of servers ?? []) await server.stop();
  await shared?.stop();
}, 60_000);

const signIn = (username: string, from: string, password = PASSWORD, at = proxy.address) =>
  call(`${at}/api/login`, { body: { username, password }, from });

test('S3: ten wrong passwords across servers and addresses reach the rate limit; others can sign in', async () => {
  const wrong = [];
  for (let turn = 0; turn < 10; turn += 1) {
    wrong.push(await signIn('Gil', `127.0.1.${turn + 1}`, 'a wrong passphrase'));
  }
  expect(new Set(wrong.map(({ servedBy }) => servedBy)).size).toBe(2);
  expect(wrong.map(({ status }) => status)).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  for (const { address } of servers) {
    expect((await signIn('Gil', '127.0.1.99', PASSWORD, address)).status).toBe(429);
    expect((await signIn('Hugo', '127.0.1.99', PASSWORD, address)).status).toBe(200);
  }
});

test("D8: TRUST_PROXY: the proxy determines a caller's address, not the caller", async () => {
  const claimed = { 'x-forwarded-for': '203.0.113.9' };
  const body = { username: 'Iara', password: PASSWORD };
  for (const from of ['127.0.2.1', '127.0.2.2']) {
    await call(`${proxy.address}/api/login`, { body, from, headers: claimed });
  }
  const rows = await shared.db
    .selectFrom('audit_entries')
    .select('address')
    .where('action', '=', 'sign_in')
    .where('actor', '=', 'Iara')
    .orderBy('id')
    .execute();
  expect(rows.map(({ address }) => address)).toEqual(['127.0.2.1', '127.0.2.2']);
});

test('a session of one server works at the other and ends at both', async () => {
  const [one, two] = servers;
  const { cookie } = await signIn('Edu', '127.0.3.1', PASSWORD, one.address);
  const me = () =>
    Promise.all([one, two].map(({ address }) => call(`${address}/api/current_user`, { cookie })));
  expect((await me()).map(({ status }) => status)).toEqual([200, 200]);
  expect((await call(`${two.address}/api/logout`, { cookie, body: {} })).status).toBe(200);
  expect((await me()).map(({ status }) => status)).toEqual([401, 401]);
});

test('a photo uploaded to one server is served by the other', async () => {
  const [one, two] = servers;
  const { cookie, name } = accruing[1] as Person;
  const form = formOf({ username: name }, ['profile_photo', await picture()]);
  const upload = new Response(form);
  const sent = await call(`${one.address}/upload_profile_photo`, {
    cookie,
    body: Buffer.from(await upload.arrayBuffer()),
    headers: { 'content-type': upload.headers.get('content-type') ?? '' },
  });
  expect(sent.status, sent.body.toString()).toBe(200);
  const shown = await call(`${two.address}${sent.json.photo_url}`, { cookie });
  expect(shown.status).toBe(200);
  expect(shown.body.subarray(8, 12).toString()).toBe('WEBP');
});

describe('S18: two servers on one PostgreSQL, 32 clients at once', () => {
  let submitted: number[] = [];
  let decided: number[] = [];
  const through = new Set<string>();

  async function submitSome(client: number): Promise<void> {
    const { cookie, name } = askers[client % askers.length] as Person;
    for (let turn = 0; turn < 6; turn += 1) {
      const start = addDays(day, 30 + ((client * 7 + turn * 5) % 17));
      const end = addDays(start, (client + turn) % 4);
      const body = { NOMECOLABORADOR: name, LEAVE_TYPE: 'Vacation', INICIO: start, FIM: end };
      const reply = await call(`${proxy.address}/api/agendarFerias`, { cookie, body });
      submitted.push(reply.status);
      through.add(reply.servedBy);
    }
  }

  /** Each client decides all pending requests, so that they compete for the same ones. */
  async function decideSome(client: number): Promise<void> {
    const { cookie } = heads[client % heads.length] as Person;
    const { json } = await call(`${proxy.address}/api/approvals`, { cookie });
    for (const { id, version } of json.approvals as { id: number; version: number }[]) {
      const decision = (client + id) % 3 === 0 ? 'reject' : 'approve';
      const body = { decision, version, note: 'as asked' };
      const reply = await call(`${proxy.address}/api/approvals/${id}`, { cookie, body });
      decided.push(reply.status);
    }
  }

  beforeAll(async () => {
    submitted = [];
    decided = [];
    const clients = Array.from({ length: 32 }, (_, client) => client);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(clients.map(submitSome));
      await Promise.all([
        ...clients.slice(0, 16).map(decideSome),
        ...clients.slice(16).map(submitSome),
      ]);
    }
    await Promise.all(clients.map(decideSome));
  }, 180_000);

  test('the race was real: both servers took part, some requests succeeded and many were refused', () => {
    expect(through.size).toBe(2);
    for (const statuses of [submitted, decided]) {
      expect(
        statuses.every((status) => [200, 409].includes(status)),
        `${statuses}`,
      ).toBe(true);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
      expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(30);
    }
  });

  test('never two overlapping active leaves, two decisions, a balance below the limit', async () => {
    expect(await findViolations(shared.db)).toEqual(NO_VIOLATIONS);
    const events = await shared.db
      .selectFrom('leave_events')
      .select('id')
      .where('event', 'in', ['approved', 'rejected'])
      .execute();
    expect(events).toHaveLength(decided.filter((status) => status === 200).length);
  });

  test('each job is done once: every mail arrives once', async () => {
    await expect
      .poll(
        async () => {
          const waiting = shared.db.selectFrom('mail_outbox').where('state', '<>', 'sent');
          return (await waiting.select('id').execute()).length;
        },
        { timeout: 90_000, interval: 500 },
      )
      .toBe(0);
    const mails = await shared.db.selectFrom('mail_outbox').select('id').execute();
    expect(mails.length).toBeGreaterThan(20);
    expect(new Set(shared.mail.mails.map(({ messageId }) => messageId)).size).toBe(
      shared.mail.mails.length,
    );
    expect(shared.mail.mails).toHaveLength(mails.length);
  });

  test('every month accrues once, even if several servers run the job', async () => {
    const jobs = await startJobs({
      connection: { connectionString: shared.env.DATABASE_URL ?? '' },
      works: false,
      queues: QUEUES,
      onError: () => undefined,
    });
    for (let turn = 0; turn < 6; turn += 1) {
      await shared.db.transaction().execute((tx) => jobs.send(tx, ACCRUAL, null));
      await new Promise((done) => setTimeout(done, 700));
    }
    await jobs.stop();
    const ids = accruing.map(({ employeeId }) => employeeId);
    const entries = await shared.db
      .selectFrom('ledger_entries')
      .select('employee_id')
      .where('kind', '=', 'accrual')
      .where('employee_id', 'in', ids)
      .execute();
    expect(entries).toHaveLength(3 * accruing.length);
    expect((await findViolations(shared.db)).accruedTwice).toEqual([]);
  });
});

test('neither server stores anything in its own directory', async () => {
  for (const name of ['one', 'two']) {
    const entries = await readdir(path.join(shared.directory, name), { recursive: true });
    expect(entries, name).toEqual([]);
  }
});
