import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Channel } from '#core/notify/channel.ts';
import { lockEmployee } from '#features/people/queries.ts';
import {
  decideByMail,
  get,
  post,
  requestLeave,
  requestMove,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { type SentMail, useTestApp } from '../../../testing/test-app.ts';
import { runApprovalRound } from './run-approval-round.ts';

const t = useTestApp();
let rita: Person;
let hugo: Person;
let dora: Person;
let clara: Person;
beforeEach(async () => {
  rita = await makePerson(t, 'Rita', { balance: 30 });
  hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  dora = await makePerson(t, 'Dora');
  clara = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
});

const SUBJECT = 'Leave request: Rita, Vacation, 06/04/2026 to 10/04/2026';
const ask = () => requestLeave(t, rita, '2026-04-06', '2026-04-10');
const nameDora = () => post(t, hugo, '/api/deputies', { head: 'Hugo', deputy: 'Dora' });
const round = () => runApprovalRound(t.deps);
async function mailsOf(
  work: () => Promise<unknown>,
): Promise<[string, string, string | undefined][]> {
  const before = (await t.mails()).length;
  await work();
  return (await t.mails())
    .slice(before)
    .map(({ recipient, subject, paragraphs }) => [recipient, subject, paragraphs[0]]);
}
const last = async (): Promise<SentMail | undefined> => (await t.mails()).at(-1);
const waited = (days: number) => `This request has been pending for ${days} days.`;
const remindersOf = async () => {
  const rows = await t.deps.db.selectFrom('leaves').select('reminders').orderBy('id').execute();
  return rows.map((row) => row.reminders);
};

describe('the daily round sends reminders', () => {
  test('after three days, and after seven also to the next in line', async () => {
    await nameDora();
    await ask();
    for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) {
      await setClock(t, day);
      expect(await mailsOf(round), day).toEqual([]);
    }
    await setClock(t, '2026-03-05');
    expect(await mailsOf(round)).toEqual([[hugo.email, `Reminder: ${SUBJECT}`, waited(3)]]);
    for (const day of ['2026-03-05', '2026-03-06', '2026-03-08']) {
      await setClock(t, day);
      expect(await mailsOf(round), day).toEqual([]);
    }
    expect((await get(t, dora, '/api/approvals')).json().approvals).toEqual([]);

    await setClock(t, '2026-03-09');
    expect((await mailsOf(round)).sort()).toEqual(
      [
        [hugo.email, `Reminder: ${SUBJECT}`, waited(7)],
        [dora.email, SUBJECT, waited(7)],
      ].sort(),
    );
    for (const day of ['2026-03-09', '2026-03-10', '2026-03-30']) {
      await setClock(t, day);
      expect(await mailsOf(round), day).toEqual([]);
    }
    expect((await get(t, hugo, '/api/approvals')).json().approvals).toHaveLength(1);
    expect((await get(t, dora, '/api/approvals')).json().approvals).toHaveLength(1);
    expect((await get(t, clara, '/api/approvals')).json().approvals).toEqual([]);
  });

  test('a reminder has a new link, and both links work', async () => {
    await ask();
    const first = await last();
    await setClock(t, '2026-03-05');
    await round();
    const second = await last();
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    expect((await decideByMail(t, tokenOf(second))).statusCode).toBe(200);
    expect((await decideByMail(t, tokenOf(first))).json().code).toBe('already_decided');
    await setClock(t, '2026-03-09');
    expect(await mailsOf(round)).toEqual([]);
  });

  test('after eight days of downtime: one mail to each, and two reminders counted', async () => {
    await ask();
    await setClock(t, '2026-03-10');
    expect((await mailsOf(round)).sort()).toEqual(
      [
        [hugo.email, `Reminder: ${SUBJECT}`, waited(8)],
        [clara.email, SUBJECT, waited(8)],
      ].sort(),
    );
    expect(await remindersOf()).toEqual([2]);
    expect(await mailsOf(round)).toEqual([]);
  });

  test('two concurrent runs mail once', async () => {
    await ask();
    await setClock(t, '2026-03-05');
    expect(await mailsOf(() => Promise.all([round(), round()]))).toHaveLength(1);
  });

  test('D15: days are counted in the company’s time zone', async () => {
    // 23:30 on 1 March in São Paulo, and already 2 March in UTC.
    t.setNow('2026-03-02T02:30:00Z');
    await ask();
    t.setNow('2026-03-04T02:30:00Z');
    expect(await mailsOf(round)).toEqual([]);
    t.setNow('2026-03-04T10:00:00Z');
    expect(await mailsOf(round)).toHaveLength(1);
  });

  test('D29: a moved leave counts its days anew', async () => {
    await ask();
    await setClock(t, '2026-03-05');
    await round();
    await requestMove(t, rita, '2026-04-06', '2026-04-13', '2026-04-14');
    expect(await remindersOf()).toEqual([0]);
    await setClock(t, '2026-03-07');
    expect(await mailsOf(round)).toEqual([]);
    await setClock(t, '2026-03-08');
    expect((await mailsOf(round)).map(([who, , line]) => [who, line])).toEqual([
      [hugo.email, waited(3)],
    ]);
  });

  test('D26: a cancellation counts from the day of its request', async () => {
    const id = await makeLeave(t, rita, '2026-04-06', '2026-04-10', {
      state: 'cancellation_asked',
    });
    const asked_at = t.deps.clock.now();
    await t.deps.db.updateTable('leaves').set({ asked_at }).where('id', '=', id).execute();
    expect((await mailsOf(round)).map(([who]) => who)).toEqual([hugo.email]);
    await setClock(t, '2026-03-05');
    const [reminder, ...others] = await mailsOf(round);
    expect(others).toEqual([]);
    expect(reminder).toEqual([hugo.email, expect.stringMatching(/^Reminder: /), waited(3)]);
  });

  test.each(['approved', 'rejected', 'withdrawn', 'cancelled'] as const)(
    'nothing is sent about %s leave',
    async (state) => {
      await makeLeave(t, rita, '2026-04-06', '2026-04-10', { state });
      expect(await mailsOf(round)).toEqual([]);
    },
  );

  test('D24: expired links are replaced, once in thirty days', async () => {
    await ask();
    await setClock(t, '2026-03-09');
    await round();
    for (const day of ['2026-04-07', '2026-04-08']) {
      await setClock(t, day);
      // A link mailed at noon on 9 March works until noon on 8 April.
      expect((await mailsOf(round)).sort(), day).toEqual(
        day === '2026-04-07'
          ? []
          : [
              [clara.email, `Reminder: ${SUBJECT}`, waited(37)],
              [hugo.email, `Reminder: ${SUBJECT}`, waited(37)],
            ],
      );
    }
    const newest = tokenOf(await last());
    expect(await mailsOf(round)).toEqual([]);
    expect((await decideByMail(t, newest)).statusCode).toBe(200);
  });

  test('a request without approvers stops nothing', async () => {
    await ask();
    await t.deps.db.updateTable('employees').set({ cargo: 'Senior Assist' }).execute();
    await setClock(t, '2026-03-09');
    expect(await mailsOf(round)).toEqual([]);
  });
});

describe('the daily round mails approvers who are new today', () => {
  test('pitfall 9: the deputy when the Head’s leave begins, the Head again when it ends', async () => {
    await nameDora();
    await makeLeave(t, hugo, '2026-03-03', '2026-03-03', { type: 'Day Off' });
    await ask();
    expect((await last())?.recipient).toBe(hugo.email);
    await setClock(t, '2026-03-03');
    expect(await mailsOf(round)).toEqual([
      [dora.email, SUBJECT, 'Please approve or reject this request.'],
    ]);
    expect(await mailsOf(round)).toEqual([]);
    await setClock(t, '2026-03-04');
    expect(await mailsOf(round)).toEqual([]);
    expect((await get(t, dora, '/api/approvals')).json().approvals).toEqual([]);
  });

  test('pitfall 6: a Head who is back, about dates changed in the meantime', async () => {
    await makeLeave(t, hugo, '2026-03-03', '2026-03-03', { type: 'Day Off' });
    await ask();
    await setClock(t, '2026-03-03');
    await requestMove(t, rita, '2026-04-06', '2026-04-13', '2026-04-14');
    expect((await last())?.recipient).toBe(clara.email);
    await setClock(t, '2026-03-04');
    expect((await mailsOf(round)).map(([who, subject]) => [who, subject])).toEqual([
      [hugo.email, 'Leave request: Rita, Vacation, 13/04/2026 to 14/04/2026'],
    ]);
  });

  test('pitfall 10: a new Head, even if changed directly in the database', async () => {
    await ask();
    await t.deps.db
      .updateTable('employees')
      .set({ cargo: 'Head' })
      .where('name', '=', 'Dora')
      .execute();
    await setClock(t, '2026-03-06');
    expect((await mailsOf(round)).sort()).toEqual(
      [
        [hugo.email, `Reminder: ${SUBJECT}`, waited(4)],
        [dora.email, SUBJECT, waited(4)],
      ].sort(),
    );
  });

  test('a Head who is away gets no reminder, and the deputy learns how long it has waited', async () => {
    await nameDora();
    await ask();
    await makeLeave(t, hugo, '2026-03-05', '2026-03-05', { type: 'Day Off' });
    await setClock(t, '2026-03-05');
    expect(await mailsOf(round)).toEqual([[dora.email, SUBJECT, waited(3)]]);
    await setClock(t, '2026-03-06');
    expect(await mailsOf(round)).toEqual([]);
  });
});

test('a request decided while the round waits for the lock is left alone', async () => {
  await ask();
  await setClock(t, '2026-03-05');
  const { db } = t.deps;
  const mails = await mailsOf(async () => {
    let running: Promise<void> | undefined;
    await db.transaction().execute(async (tx) => {
      await lockEmployee(tx, rita.employeeId);
      running = round();
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        expect(rows).toHaveLength(1);
      }, 5_000);
      await tx.updateTable('leaves').set({ state: 'approved' }).execute();
    });
    await running;
  });
  expect(mails).toEqual([]);
  expect(await remindersOf()).toEqual([0]);
});

test('a failure doesn’t stop other requests and is retried', async () => {
  await ask();
  const people = await Promise.all(
    ['Bia', 'Caio', 'Davi', 'Elis'].map((name) => makePerson(t, name, { balance: 30 })),
  );
  for (const person of people) await requestLeave(t, person, '2026-05-04', '2026-05-04');
  await setClock(t, '2026-03-05');
  const [email] = t.deps.channels;
  const failing: Channel = {
    ...(email as Channel),
    lettersFor(notifications) {
      if (notifications.some(({ content }) => content.subject.includes('Davi'))) {
        throw new Error('no letter about Davi');
      }
      return email?.lettersFor(notifications) ?? [];
    },
  };
  const about = (name: string) =>
    `Reminder: Leave request: ${name}, Vacation, ${name === 'Rita' ? '06/04/2026 to 10/04/2026' : '04/05/2026'}`;
  const first = await mailsOf(async () => {
    await expect(runApprovalRound({ ...t.deps, channels: [failing] })).rejects.toThrow(
      '1 of 5 reminders failed',
    );
  });
  expect(first.map(([, subject]) => subject)).toEqual(['Rita', 'Bia', 'Caio', 'Elis'].map(about));
  expect(await remindersOf()).toEqual([1, 1, 1, 0, 1]);
  expect((await mailsOf(round)).map(([, subject]) => subject)).toEqual([about('Davi')]);
});
