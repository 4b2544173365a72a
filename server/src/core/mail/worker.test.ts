import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Jobs, startJobs } from '#core/jobs/jobs.ts';
import { QUEUES } from '../../queues.ts';
import { requestLeave, tokenOf } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { withTransport } from '../../testing/with-transport.ts';
import { claimMail } from './claims.ts';
import { MAIL, queueMessages } from './queue-messages.ts';
import { requeueStranded } from './requeue.ts';
import { threadTransport } from './thread-transport.ts';
import type { Transport } from './transport.ts';
import { sendMail, startMailWorker } from './worker.ts';

const t = useTestApp({
  MAIL_FROM: 'Leave desk <leave@intranet.test>',
  COMPANY_NAME: 'Acme & Sons',
});

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function openMailServer(port: number): Promise<MailServer> {
  const inbox = await startMailServer(port);
  undo.push(inbox.close);
  return inbox;
}

/** The server's queues, with other options for mail. */
const retrying = (options: Partial<typeof MAIL.options>) => [
  ...QUEUES.filter(({ name }) => name !== MAIL.name),
  { ...MAIL, options: { ...MAIL.options, ...options } },
];

/** Starts the worker with short pauses. */
async function openWorker(port: number): Promise<void> {
  const jobs: Jobs = await startJobs({
    connection: t.database.connection,
    onError: () => undefined,
    pollSeconds: 0.5,
    queues: retrying({ retryDelay: 1 }),
  });
  const transport = threadTransport({
    url: `smtp://127.0.0.1:${port}`,
    connections: 3,
    folder: '',
  });
  undo.push(() => jobs.stop().then(() => transport.close()));
  await startMailWorker({ ...withTransport(t, transport), jobs });
}

async function outbox() {
  return t.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
}

async function askOnce(name = 'Ana') {
  const ana = await makePerson(t, name, { balance: 20, area: name });
  const hugo = await makePerson(t, `Hugo ${name}`, { cargo: 'Head', area: name });
  const reply = await requestLeave(t, ana, '2026-04-06', '2026-04-10');
  expect(reply.statusCode, reply.body).toBe(200);
  return { ana, hugo };
}

/** As if the workers that send now had died, and their claims had ended. */
const endClaims = () =>
  t.deps.db
    .updateTable('mail_outbox')
    .set({ claimed_until: new Date(0) })
    .where('claimed_until', 'is not', null)
    .execute();

const waitFor = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 100 });
const quiet = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('pitfall 18: the mail server is down', () => {
  test('a closed port: the request is kept, mailed later, once', async () => {
    const port = await freePort();
    await openWorker(port);
    const { hugo } = await askOnce();
    const token = tokenOf((await t.mails())[0]);
    await waitFor(async () => {
      const [mail] = await outbox();
      expect(mail?.attempts).toBeGreaterThan(0);
      expect(mail).toMatchObject({ state: 'queued', sent_at: null });
      expect(mail?.last_error).toContain('ECONNREFUSED');
    });

    const inbox = await openMailServer(port);
    await waitFor(async () => expect((await outbox())[0]?.state).toBe('sent'));
    await quiet(700);
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail?.envelopeTo).toEqual([hugo.email]);
    expect(mail?.from).toEqual({ name: 'Leave desk', address: 'leave@intranet.test' });
    const link = `http://intranet.test/leave-decision#${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mail?.text).toContain('Acme & Sons');
    expect((await outbox())[0]).toMatchObject({ state: 'sent', last_error: null });
  });

  test('a server that refuses for a while, and one address for good: the others get theirs', async () => {
    const port = await freePort();
    const inbox = await openMailServer(port);
    let refusals = 0;
    inbox.refuse = (address) => {
      if (address.startsWith('hugo.bia')) return { responseCode: 550, message: 'No such user' };
      refusals += 1;
      return refusals === 1 ? { responseCode: 451, message: 'Try again later' } : null;
    };
    await openWorker(port);
    await askOnce('Bia');
    const { hugo } = await askOnce('Ana');
    await waitFor(async () => {
      const states = (await outbox()).map((mail) => mail.state);
      expect(states).toEqual(['failed', 'sent']);
    });
    expect(inbox.mails.map((mail) => mail.envelopeTo)).toEqual([[hugo.email]]);
    expect((await outbox())[0]).toMatchObject({ attempts: 1, refused: true });
    expect((await outbox())[0]?.last_error).toContain('No such user');
  });

  test('the options of this start count, also where the queue exists already', async () => {
    await t.database.pool.query("update pgboss.queue set retry_delay = 10 where name = 'mail'");
    const jobs = await startJobs({
      connection: t.database.connection,
      onError: () => undefined,
      queues: retrying({ retryDelay: 3, retryLimit: 4 }),
    });
    undo.push(() => jobs.stop());
    const { rows } = await t.database.pool.query(
      "select retry_delay, retry_limit from pgboss.queue where name = 'mail'",
    );
    expect(rows).toEqual([{ retry_delay: 3, retry_limit: 4 }]);
  });
});

/** Queues mails without a use case. */
async function promise(...recipients: string[]): Promise<number[]> {
  await t.deps.db.transaction().execute(async (tx) => {
    for (const recipient of recipients) {
      const content = { subject: 'News', heading: 'News', paragraphs: [] };
      await queueMessages(tx, t.deps, [{ to: recipient, content }]);
    }
  });
  return (await outbox()).map((mail) => mail.id);
}

describe('D25: many messages', () => {
  test('forty go out within a few seconds, each once; a failure is that message’s own', async () => {
    const port = await freePort();
    const inbox = await openMailServer(port);
    inbox.refuse = (address) =>
      address === 'n7@example.com' ? { responseCode: 451, message: 'Later' } : null;
    const addresses = Array.from({ length: 40 }, (_, n) => `n${n}@example.com`);
    await openWorker(port);
    await promise(...addresses);
    await vi.waitFor(
      async () => {
        const waiting = (await outbox()).filter((mail) => mail.state === 'queued');
        expect(waiting.map((mail) => mail.recipient)).toEqual(['n7@example.com']);
        expect(waiting[0]?.attempts).toBeGreaterThan(0);
      },
      { timeout: 5_000, interval: 50 },
    );
    inbox.refuse = () => null;
    await waitFor(async () => expect(inbox.mails).toHaveLength(40));
    await quiet(700);
    const received = inbox.mails.flatMap((mail) => mail.envelopeTo);
    expect(received.toSorted()).toEqual(addresses.toSorted());
    const others = (await outbox()).filter((mail) => mail.recipient !== 'n7@example.com');
    expect(new Set(others.map((mail) => mail.attempts))).toEqual(new Set([1]));
  });

  test('S19: the pause before the next try is a minute at most, for more than a day', async () => {
    const port = await freePort();
    const transport = threadTransport({
      url: `smtp://127.0.0.1:${port}`,
      connections: 3,
      folder: '',
    });
    const jobs = await startJobs({
      connection: t.database.connection,
      onError: () => undefined,
      pollSeconds: 0.5,
      queues: QUEUES,
    });
    undo.push(() => jobs.stop().then(() => transport.close()));
    await promise('ana@example.com');
    const { pool } = t.database;
    const { rows } = await pool.query(
      "update pgboss.job set retry_count = 1500 where name = 'mail' returning retry_limit",
    );
    expect(rows[0].retry_limit * 60).toBeGreaterThan(86_400);
    await startMailWorker({ ...withTransport(t, transport), jobs });
    await waitFor(async () => {
      const retry = await pool.query(
        `select extract(epoch from start_after - now())::float as pause
         from pgboss.job where name = 'mail' and state = 'retry'`,
      );
      expect(retry.rows[0]?.pause).toBeLessThanOrEqual(60);
      expect(retry.rows[0]?.pause).toBeGreaterThan(30);
    });
  });
});

describe('D25: what a mail server does not want', () => {
  const refusal = (code: string, permanent?: boolean) =>
    Object.assign(new Error('No such user'), { code, permanent });

  test.each([
    ['an address that is none', refusal('EENVELOPE', true), 'failed'],
    ['a content it forbids', refusal('EMESSAGE', true), 'failed'],
    ['a mailbox that is full today', refusal('EENVELOPE', false), 'queued'],
    ['a password that is wrong', refusal('EAUTH', true), 'queued'],
    ['nobody listens', refusal('ESOCKET'), 'queued'],
  ])('%s, five times: %s', async (_, error, state) => {
    const [id = 0] = await promise('ana@example.com');
    const deps = withTransport(t, { send: () => Promise.reject(error), close: () => {} });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await outbox())[0]?.state).toBe('queued');
      await expect(sendMail(deps, id, false)).rejects.toThrow('No such user');
    }
    expect((await outbox())[0]).toMatchObject({ state, attempts: 5, last_error: 'No such user' });
  });

  test('a message that cannot be opened says so, and is given up in the end', async () => {
    const [id = 0] = await promise('ana@example.com');
    await t.deps.db
      .updateTable('mail_outbox')
      .set({ content_sealed: Buffer.from('x') })
      .execute();
    const send = vi.fn();
    const deps = withTransport(t, { send, close: () => {} });
    await expect(sendMail(deps, id, true)).rejects.toThrow(/./);
    expect(send).not.toHaveBeenCalled();
    expect((await outbox())[0]).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await outbox())[0]?.last_error).not.toBe('');
  });

  test('a message given up is not sent by a job that is still there', async () => {
    const [id = 0] = await promise('ana@example.com');
    await t.deps.db.updateTable('mail_outbox').set({ state: 'failed' }).execute();
    const send = vi.fn();
    await sendMail(withTransport(t, { send, close: () => {} }), id, false);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('D25: a message that waits without a job', () => {
  const jobs = async () =>
    (
      await t.database.pool.query(
        "select data, state from pgboss.job where name = 'mail' order by state",
      )
    ).rows;
  const lose = (ids: number[]) =>
    t.database.pool.query("delete from pgboss.job where (data->>'mailId')::int = any($1)", [ids]);
  const setJob = (state: string) =>
    t.database.pool.query(`update pgboss.job set state = '${state}' where name = 'mail'`);

  test('is queued again, once however often one looks', async () => {
    const [first = 0, second = 0] = await promise('ana@example.com', 'bia@example.com');
    await lose([first]);
    expect(await requeueStranded(t.deps)).toBe(1);
    expect(await requeueStranded(t.deps)).toBe(0);
    const waiting = (await jobs()).map((job) => job.data.mailId).sort((a, b) => a - b);
    expect(waiting).toEqual([first, second]);
  });

  test('killed during the last try: the job has failed, the message has not', async () => {
    const [id] = await promise('ana@example.com');
    await setJob('failed');
    expect(await requeueStranded(t.deps)).toBe(1);
    expect(await jobs()).toEqual([
      { data: { mailId: id }, state: 'created' },
      { data: { mailId: id }, state: 'failed' },
    ]);
  });

  test.each(['created', 'retry', 'active'])('one whose job is %s is left alone', async (state) => {
    await promise('ana@example.com');
    await setJob(state);
    expect(await requeueStranded(t.deps)).toBe(0);
  });

  test.each(['sent', 'failed'])('one that was %s is left alone', async (state) => {
    const ids = await promise('ana@example.com');
    await t.deps.db.updateTable('mail_outbox').set({ state }).execute();
    await lose(ids);
    expect(await requeueStranded(t.deps)).toBe(0);
  });

  test('one that is being sent is left alone', async () => {
    const ids = await promise('ana@example.com');
    await lose(ids);
    await claimMail(t.deps.db, ids[0] ?? 0);
    expect(await requeueStranded(t.deps)).toBe(0);
    await endClaims();
    expect(await requeueStranded(t.deps)).toBe(1);
  });

  test('is found at the start, and goes out', async () => {
    const port = await freePort();
    const inbox = await openMailServer(port);
    const ids = await promise('ana@example.com', 'bia@example.com');
    await lose(ids);
    await openWorker(port);
    await waitFor(async () => expect(inbox.mails).toHaveLength(2));
  });
});

describe('D25: a message goes out once', () => {
  const transport = () => {
    const sent: number[] = [];
    const fake: Transport = {
      send: async ({ id }) => {
        await quiet(20);
        sent.push(id);
      },
      close: () => undefined,
    };
    return { fake, sent };
  };

  test('five workers on one message', async () => {
    await askOnce();
    const { fake, sent } = transport();
    const [mail] = await outbox();
    const id = mail?.id ?? 0;
    const workers = Array.from({ length: 5 }, () => sendMail(withTransport(t, fake), id, false));
    const outcomes = (await Promise.allSettled(workers)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual([
      ...Array(1).fill('fulfilled'),
      ...Array(4).fill('rejected'),
    ]);
    expect(sent).toEqual([id]);
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('a message that is gone is no error', async () => {
    const { fake, sent } = transport();
    await sendMail(withTransport(t, fake), 999_999, false);
    expect(sent).toEqual([]);
  });

  test('the last try failed: the outbox says so, and why', async () => {
    await askOnce();
    const [mail] = await outbox();
    const failing: Transport = {
      send: async () => Promise.reject(new Error(`550 No\r\n${'x'.repeat(2000)}`)),
      close: () => undefined,
    };
    const deps = withTransport(t, failing);
    await expect(sendMail(deps, mail?.id ?? 0, false)).rejects.toThrow('550 No');
    expect((await outbox())[0]?.state).toBe('queued');
    await expect(sendMail(deps, mail?.id ?? 0, true)).rejects.toThrow('550 No');
    const [after] = await outbox();
    expect(after).toMatchObject({ state: 'failed', attempts: 2, sent_at: null });
    expect(after?.last_error?.length).toBeLessThanOrEqual(500);
  });

  test('the same message keeps its Message-ID at every attempt', async () => {
    await askOnce();
    const ids: string[] = [];
    const failing: Transport = {
      send: async ({ messageId }) => {
        ids.push(messageId);
        throw new Error('no');
      },
      close: () => undefined,
    };
    const [mail] = await outbox();
    for (let n = 0; n < 2; n += 1) {
      await sendMail(withTransport(t, failing), mail?.id ?? 0, false).catch(() => null);
    }
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[^\s<>]+@intranet\.test>$/);
  });

  test('S15: what waits in the database cannot be read there', async () => {
    await askOnce();
    const { rows } = await t.database.pool.query(
      "select encode(content_sealed, 'escape') as content, * from mail_outbox",
    );
    const dump = JSON.stringify(rows);
    expect(dump).not.toContain(tokenOf((await t.mails())[0]));
    expect(dump).not.toContain('leave-decision');
  });
});
