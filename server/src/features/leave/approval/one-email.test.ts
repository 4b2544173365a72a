import { beforeEach, describe, expect, test } from 'vitest';
import { startJobs } from '#core/jobs/jobs.ts';
import { claimMail } from '#core/mail/claims.ts';
import { requeueStranded } from '#core/mail/requeue.ts';
import { sendMail, startMailWorker } from '#core/mail/worker.ts';
import { QUEUES } from '../../../queues.ts';
import {
  decideByMail,
  failure,
  post,
  requestLeave,
  requestMove,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { type SentMail, useTestApp } from '../../../testing/test-app.ts';
import { withTransport } from '../../../testing/with-transport.ts';
import { changeLeave, decide } from '../request/company.fixture.ts';
import { runApprovalRound } from './run-approval-round.ts';

const t = useTestApp();
let ana: Person;
let hugo: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { balance: 30 });
  hugo = await makePerson(t, 'Hugo', { cargo: 'Head', balance: 30 });
});

const ask = () => requestLeave(t, ana, '2026-04-06', '2026-04-10');
const outbox = () => t.deps.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const tokensOf = ({ sections = [] }: SentMail) =>
  sections.map(({ action }) => new URL(action.url).hash.slice(1));

async function move(from: string, start: string, end: string) {
  const reply = await requestMove(t, ana, from, start, end);
  expect(reply.statusCode, reply.body).toBe(200);
}

/**
 * Moves all mails into the past, as if the minutes had gone by, and marks them as sent. That may move them
 * to another partition, where PostgreSQL deletes and inserts the row: without triggers, their links stay.
 */
async function sendAll(minutes = 2) {
  const ago = `now() - make_interval(mins => ${minutes})`;
  await t.database.pool.query(`
    begin;
    set local session_replication_role = replica;
    update mail_outbox
    set state = 'sent', sent_at = ${ago}, created_at = ${ago}, not_before = null;
    commit`);
}

describe('D62: one email about a request within a minute', () => {
  test('the first leaves at once; a change waits for the rest of the minute', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    const [first, second] = await outbox();
    expect(first?.not_before).toBeNull();
    const wait = (second?.not_before?.getTime() ?? 0) - (first?.created_at.getTime() ?? 0);
    expect(wait).toBe(60_000);
    const { rows } = await t.database.pool.query(
      "select start_after > now() as waits from pgboss.job where name = 'mail' order by created_on, start_after",
    );
    expect(rows).toEqual([{ waits: false }, { waits: true }]);
  });

  test('J7: nineteen moves are one more email, about the dates last mailed and the last ones', async () => {
    await ask();
    const days = Array.from({ length: 19 }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`);
    let from = '2026-04-06';
    for (const day of days) {
      await move(from, day, day);
      from = day;
    }
    const mails = await t.mails();
    expect(mails.map(({ recipient }) => recipient)).toEqual([hugo.email, hugo.email]);
    expect(mails[1]?.subject).toBe('New dates: Ana, Vacation, 19/05/2026');
    expect(mails[1]?.paragraphs).toEqual([
      'The dates changed from 06/04/2026 to 10/04/2026 to 19/05/2026. Earlier emails about this request no longer work.',
    ]);
    const first = await decideByMail(t, tokenOf(mails[0]));
    expect(failure(first)).toMatchObject({ status: 409, code: 'stale_version' });
    expect(first.json().current).toMatchObject({ start: '2026-05-19', end: '2026-05-19' });
    expect((await decideByMail(t, tokenOf(mails[1]))).statusCode).toBe(200);
  });

  test('a change after the minute leaves at once, with the dates of the email before', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    await sendAll();
    await move('2026-04-13', '2026-04-20', '2026-04-21');
    const last = (await outbox()).at(-1);
    expect(last?.not_before).toBeNull();
    expect((await t.mails()).at(-1)?.paragraphs[0]).toContain(
      'from 13/04/2026 to 14/04/2026 to 20/04/2026 to 21/04/2026',
    );
  });

  test('dates that changed back say so, with a new link', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    await move('2026-04-13', '2026-04-06', '2026-04-10');
    const [, mail, ...others] = await t.mails();
    expect(others).toEqual([]);
    expect(mail?.paragraphs[0]).toContain('changed and then changed back to 06/04/2026');
    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
  });

  test('a decision meanwhile drops the held email, and its link', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    const held = tokenOf((await t.mails())[1]);
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    expect((await decide(t, hugo, 'approve', id, 2)).statusCode).toBe(200);
    const subjects = (await t.mails()).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Leave request', 'Your leave was approved']);
    expect(failure(await decideByMail(t, held)).code).toBe('link_expired');
  });

  test('a withdrawal meanwhile replaces it and waits for the rest of the minute', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    await changeLeave(t, ana, 'withdraw', id, 2);
    const [, mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Withdrawn: Ana, Vacation, 13/04/2026 to 14/04/2026');
    expect(mail?.not_before).not.toBeNull();
  });

  test('an email that a worker is sending is neither dropped nor waited for', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    for (const { id } of await outbox()) await claimMail(t.deps.db, id);
    await move('2026-04-13', '2026-04-20', '2026-04-21');
    expect((await t.mails()).map(({ subject }) => subject)).toEqual([
      'Leave request: Ana, Vacation, 06/04/2026 to 10/04/2026',
      'New dates: Ana, Vacation, 13/04/2026 to 14/04/2026',
      'New dates: Ana, Vacation, 20/04/2026 to 21/04/2026',
    ]);
  });

  test('S17, S18: a held email without a job goes out when its time comes, once on two servers', async () => {
    await ask();
    await move('2026-04-06', '2026-04-13', '2026-04-14');
    const { pool } = t.database;
    await pool.query("delete from pgboss.job where name = 'mail'");
    await pool.query("update mail_outbox set state = 'sent' where not_before is null");
    expect(await requeueStranded(t.deps)).toBe(0);
    await pool.query("update mail_outbox set not_before = now() where state = 'queued'");
    const sent: string[] = [];
    const transport = {
      send: async ({ subject }: { subject: string }) => void sent.push(subject),
      close: () => undefined,
    };
    const workers = await Promise.all(
      [1, 2].map(() =>
        startJobs({
          connection: t.database.connection,
          onError: () => undefined,
          pollSeconds: 0.5,
          queues: QUEUES,
        }),
      ),
    );
    for (const jobs of workers) await startMailWorker({ ...withTransport(t, transport), jobs });
    await expect.poll(() => sent, { timeout: 10_000 }).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 1_200));
    expect(sent).toEqual(['New dates: Ana, Vacation, 13/04/2026 to 14/04/2026']);
    for (const jobs of workers) await jobs.stop();
  });
});

describe('D62: a new approver of several requests gets one email', () => {
  const NAMES = ['Bia', 'Caio', 'Davi', 'Elis'];
  let dora: Person;
  let clara: Person;
  beforeEach(async () => {
    dora = await makePerson(t, 'Dora');
    clara = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
    for (const name of NAMES) {
      const person = await makePerson(t, name, { balance: 30 });
      await requestLeave(t, person, '2026-04-06', '2026-04-10');
    }
  });

  async function mailsDuring(work: () => Promise<unknown>): Promise<SentMail[]> {
    const before = (await t.mails()).length;
    await work();
    return (await t.mails()).slice(before);
  }

  function expectOneList(mails: SentMail[], to: Person) {
    const lists = mails.filter(({ sections }) => sections);
    expect(lists.map(({ recipient }) => recipient)).toEqual([to.email]);
    expect(lists[0]?.subject).toBe('4 leave requests for you to decide');
    expect(lists[0]?.sections?.map(({ title }) => title)).toEqual(
      NAMES.map((name) => `${name} requested leave`),
    );
    return lists[0] as SentMail;
  }

  test('spec-b 4: a Head who goes away today hands all requests to the deputy in one email', async () => {
    await post(t, hugo, '/api/deputies', { head: 'Hugo', deputy: 'Dora' });
    await requestLeave(t, hugo, '2026-03-02', '2026-03-02', { type: 'Day Off' });
    const id = await t.deps.db
      .selectFrom('leaves')
      .select('id')
      .where('employee_id', '=', hugo.employeeId)
      .executeTakeFirstOrThrow();
    const mails = await mailsDuring(() => decide(t, clara, 'approve', id.id, 1));
    const list = expectOneList(mails, dora);
    expect(list.sections?.[0]).toMatchObject({
      lead: ['06/04/2026 to 10/04/2026', '5 days', 'Balance 30.0 → 25.0 days'],
      facts: [
        ['Type of leave', 'Vacation'],
        ['Balance on 06/04/2026', '30.0 → 25.0 days'],
        [
          'Also away',
          [
            'Caio, 06/04/2026 to 10/04/2026 (not decided yet)',
            'Davi, 06/04/2026 to 10/04/2026 (not decided yet)',
            'Elis, 06/04/2026 to 10/04/2026 (not decided yet)',
          ].join('; '),
        ],
      ],
    });
    const tokens = tokensOf(list);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect((await decideByMail(t, token)).statusCode).toBe(200);
  });

  test('so does a deputy who is named while the Head is away', async () => {
    await makeLeave(t, hugo, '2026-03-01', '2026-03-05', { type: 'Day Off' });
    const admin = await makePerson(t, 'Ada', { role: 'admin', area: 'People' });
    const mails = await mailsDuring(() =>
      post(t, admin, '/api/deputies', { head: 'Hugo', deputy: 'Dora' }),
    );
    expectOneList(mails, dora);
  });

  test('the morning round: a Head’s leave begins, and old requests say how long they have waited', async () => {
    await makeLeave(t, hugo, '2026-03-06', '2026-03-06', { type: 'Day Off' });
    await setClock(t, '2026-03-06');
    const mails = await mailsDuring(() => runApprovalRound(t.deps));
    const list = expectOneList(mails, clara);
    expect(list.sections?.[0]?.paragraphs).toEqual(['This request has been pending for 4 days.']);
    expect(await mailsDuring(() => runApprovalRound(t.deps))).toEqual([]);
  });

  test('a single request keeps its own email', async () => {
    const rows = await t.deps.db.selectFrom('leaves').select('id').orderBy('id').execute();
    for (const { id } of rows.slice(1)) await decide(t, hugo, 'approve', id, 1);
    await makeLeave(t, hugo, '2026-03-03', '2026-03-03', { type: 'Day Off' });
    await setClock(t, '2026-03-03');
    const mails = await mailsDuring(() => runApprovalRound(t.deps));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Leave request: Bia, Vacation, 06/04/2026 to 10/04/2026',
    ]);
  });

  test('the list is sent like any email', async () => {
    await makeLeave(t, hugo, '2026-03-03', '2026-03-03', { type: 'Day Off' });
    await setClock(t, '2026-03-03');
    await runApprovalRound(t.deps);
    const sent: { text: string; html: string }[] = [];
    const transport = {
      send: async (mail: { text: string; html: string }) => void sent.push(mail),
      close: () => undefined,
    };
    const id = (await outbox()).at(-1)?.id ?? 0;
    await sendMail(withTransport(t, transport), id, false);
    const list = (await t.mails()).at(-1) as SentMail;
    for (const token of tokensOf(list)) {
      expect(sent[0]?.text).toContain(`/leave-decision#${token}`);
      expect(sent[0]?.html).toContain(`href="http://intranet.test/leave-decision#${token}"`);
    }
  });
});
