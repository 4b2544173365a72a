import { afterEach, describe, expect, test, vi } from 'vitest';
import { startJobs } from '#core/jobs/jobs.ts';
import { QUEUES } from '../../queues.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { withTransport } from '../../testing/with-transport.ts';
import { claimMail } from './claims.ts';
import { queueMessages } from './queue-messages.ts';
import { smtpTransport, type Transport } from './transport.ts';
import { sendMail, startMailWorker } from './worker.ts';

const CONNECTIONS = 4;
const t = useTestApp({ MAIL_CONNECTIONS: String(CONNECTIONS) });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const addresses = (count: number) => Array.from({ length: count }, (_, n) => `n${n}@example.com`);

async function queue(count: number): Promise<number[]> {
  const content = { subject: 'News', heading: 'News', paragraphs: [] };
  return t.deps.db.transaction().execute((tx) =>
    queueMessages(
      tx,
      t.deps,
      addresses(count).map((to) => ({ to, content })),
    ),
  );
}

async function openMailServer(delay: number) {
  const inbox = await startMailServer();
  inbox.delay = delay;
  undo.push(inbox.close);
  return inbox;
}

async function openWorker(port: number) {
  const jobs = await startJobs({
    connection: t.database.connection,
    onError: () => undefined,
    pollSeconds: 0.5,
    queues: QUEUES,
  });
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, CONNECTIONS);
  undo.push(() => transport.close());
  undo.push(jobs.stop);
  await startMailWorker({ ...withTransport(t, transport), jobs });
  return jobs;
}

const outbox = () => t.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const countSent = async () => (await outbox()).filter(({ state }) => state === 'sent').length;
const endClaims = () => t.database.pool.query('update mail_outbox set claimed_until = now()');

const sender = (send: Transport['send']) => withTransport(t, { send, close: () => undefined });
const pending = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { transport: sender(() => promise), accept: resolve, fail: reject };
};

describe('33.4: a mail server that takes its time', () => {
  test('holds no database connection', async () => {
    const inbox = await openMailServer(800);
    await queue(CONNECTIONS);
    await openWorker(inbox.port);
    await vi.waitFor(() => expect(inbox.mails).toHaveLength(CONNECTIONS), { timeout: 5_000 });
    const { rows } = await t.database.pool.query(
      `select state, query from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    expect(rows).toEqual([]);
    expect(await countSent()).toBe(0);
    await vi.waitFor(async () => expect(await countSent()).toBe(CONNECTIONS), { timeout: 5_000 });
  });

  test('MAIL_CONNECTIONS limits the connections, which carry several messages each', async () => {
    const inbox = await openMailServer(50);
    await queue(30);
    await openWorker(inbox.port);
    await vi.waitFor(async () => expect(await countSent()).toBe(30), { timeout: 10_000 });
    expect(inbox.mostConnections).toBe(CONNECTIONS);
    expect(inbox.mails.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(
      addresses(30).toSorted(),
    );
  });

  test('a send is given up when its time is over, and the next one succeeds', async () => {
    const inbox = await openMailServer(30_000);
    const transport = smtpTransport(`smtp://127.0.0.1:${inbox.port}`, 1);
    undo.push(() => transport.close());
    const mail = { id: 1, from: 'a@example.com', to: 'b@example.com', subject: 'News' };
    const message = { ...mail, text: '', html: '', messageId: '<1@example.com>' };
    await expect(transport.send(message, AbortSignal.timeout(300))).rejects.toThrow(/timeout/);
    inbox.delay = 0;
    await transport.send(message, AbortSignal.timeout(5_000));
  });

  test('a stop waits for messages that are being sent, and begins no others', async () => {
    const inbox = await openMailServer(500);
    await queue(30);
    const jobs = await openWorker(inbox.port);
    await vi.waitFor(() => expect(inbox.mails.length).toBeGreaterThan(0), { timeout: 5_000 });
    await jobs.stop();
    const begun = inbox.mails.length;
    expect(begun).toBeLessThanOrEqual(2 * CONNECTIONS);
    const rows = await outbox();
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(begun);
    expect(rows.filter(({ claimed_until }) => claimed_until)).toEqual([]);

    inbox.delay = 0;
    await t.database.pool.query("update pgboss.job set start_after = now() where name = 'mail'");
    await openWorker(inbox.port);
    await vi.waitFor(async () => expect(await countSent()).toBe(30), { timeout: 10_000 });
    expect(inbox.mails).toHaveLength(30);
  });
});

describe('33.4: the claim on a message', () => {
  test('of a worker that died ends, and the message is sent', async () => {
    const [id = 0] = await queue(1);
    void sendMail(pending().transport, id, false);
    await vi.waitFor(async () => expect((await outbox())[0]?.claimed_until).not.toBeNull());
    const send = vi.fn(async () => undefined);
    await expect(sendMail(sender(send), id, false)).rejects.toThrow('Another worker');
    expect(send).not.toHaveBeenCalled();
    expect((await outbox())[0]).toMatchObject({ state: 'queued', attempts: 0 });
    await endClaims();
    await sendMail(sender(send), id, false);
    expect(send).toHaveBeenCalledOnce();
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1, claimed_until: null });
  });

  test('ended too early: a late success counts, and the second worker’s failure changes nothing', async () => {
    const [id = 0] = await queue(1);
    const [late, second] = [pending(), pending()];
    const first = sendMail(late.transport, id, false);
    await vi.waitFor(async () => expect((await outbox())[0]?.claimed_until).not.toBeNull());
    await endClaims();
    const retry = sendMail(second.transport, id, true);
    await vi.waitFor(async () => {
      const [mail] = await outbox();
      expect(mail?.claimed_until?.getTime()).toBeGreaterThan(Date.now());
    });
    late.accept();
    await first;
    second.fail(new Error('greylisted'));
    await expect(retry).rejects.toThrow('greylisted');
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
  });

  test('ended too early: a late failure doesn’t end the second worker’s claim', async () => {
    const [id = 0] = await queue(1);
    const late = pending();
    const first = sendMail(late.transport, id, true);
    await vi.waitFor(async () => expect((await outbox())[0]?.claimed_until).not.toBeNull());
    await endClaims();
    await claimMail(t.deps.db, id);
    late.fail(new Error('timeout'));
    await expect(first).rejects.toThrow('timeout');
    expect((await outbox())[0]).toMatchObject({ state: 'queued', attempts: 0, last_error: null });
    await expect(claimMail(t.deps.db, id)).rejects.toThrow('Another worker');
  });

  test('a database that is away after the mail server accepted: no second email', async () => {
    const [id = 0] = await queue(1);
    const { pool } = t.database;
    const send = vi.fn(async () => {
      await pool.query('alter table mail_outbox rename to away');
      setTimeout(() => void pool.query('alter table away rename to mail_outbox'), 1_200);
    });
    await sendMail(sender(send), id, false);
    await sendMail(sender(send), id, false);
    expect(send).toHaveBeenCalledOnce();
    expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1 });
  });

  test('an older server locks the row while it sends: the claim waits for it', async () => {
    const [id = 0] = await queue(1);
    const send = vi.fn(async () => undefined);
    let sending: Promise<void> | undefined;
    await t.deps.db.transaction().execute(async (tx) => {
      await tx.selectFrom('mail_outbox').selectAll().forUpdate().execute();
      sending = sendMail(sender(send), id, false);
      await new Promise((done) => setTimeout(done, 200));
      await tx.updateTable('mail_outbox').set({ state: 'sent' }).execute();
    });
    await sending;
    expect(send).not.toHaveBeenCalled();
  });
});
