import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChangedPerson } from '#features/people/hooks.ts';
import { get, post, requestLeave } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { lockLeave } from '../lock-leave.ts';
import { requestMissingApprovals } from './request-missing-approvals.ts';

const t = useTestApp();
let rita: Person;
let hugo: Person;
let dora: Person;
let clara: Person;
let admin: Person;
beforeEach(async () => {
  rita = await makePerson(t, 'Rita', { balance: 30 });
  hugo = await makePerson(t, 'Hugo', { cargo: 'Head', balance: 30 });
  dora = await makePerson(t, 'Dora');
  clara = await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
  admin = await makePerson(t, 'Ada', { role: 'admin', area: 'People' });
});

const ask = () => requestLeave(t, rita, '2026-04-06', '2026-04-10');
const nameDora = () => post(t, hugo, '/api/deputies', { head: 'Hugo', deputy: 'Dora' });
async function mailedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await t.mails()).length;
  await work();
  return (await t.mails())
    .slice(before)
    .filter(({ subject }) => subject.startsWith('Leave request: Rita'))
    .map(({ recipient }) => recipient);
}
const decide = async (who: Person, id: number, version: number) => {
  const reply = await post(t, who, `/api/approvals/${id}`, { decision: 'approve', version });
  expect(reply.statusCode, reply.body).toBe(200);
};

describe('D23: a decision about today’s presence mails the new approvers', () => {
  const approveHugo = async (start: string, end: string) => {
    await requestLeave(t, hugo, start, end, { type: 'Day Off' });
    const { approvals } = (await get(t, clara, '/api/approvals')).json();
    await decide(clara, approvals[0].id, 1);
  };

  test.each([
    ['begun and not over', '2026-03-01', '2026-03-02', true],
    ['of today', '2026-03-02', '2026-03-02', true],
    ['of yesterday', '2026-03-01', '2026-03-01', false],
    ['of tomorrow', '2026-03-03', '2026-03-03', false],
  ])('the Head’s leave is approved, %s', async (_, start, end, isMailed) => {
    await nameDora();
    await ask();
    expect(await mailedDuring(() => approveHugo(start, end))).toEqual(isMailed ? [dora.email] : []);
  });

  test('an admin cancels it: the Head who is back is mailed', async () => {
    const id = await makeLeave(t, hugo, '2026-03-01', '2026-03-05', { type: 'Day Off' });
    expect(await mailedDuring(ask)).toEqual([clara.email]);
    const cancel = () => post(t, admin, `/api/leaves/${id}/cancel`, { version: 1, reason: 'Fair' });
    expect(await mailedDuring(cancel)).toEqual([hugo.email]);
  });

  test('its cancellation is approved: the Head who is back is mailed', async () => {
    const id = await makeLeave(t, hugo, '2026-03-01', '2026-03-05', { type: 'Day Off' });
    await ask();
    await post(t, hugo, `/api/leaves/${id}/ask_cancellation`, { version: 1, note: '' });
    expect(await mailedDuring(() => decide(clara, id, 2))).toEqual([hugo.email]);
  });
});

describe('concurrent changes', () => {
  const change = (cargo: string) =>
    t.deps.db.updateTable('employees').set({ cargo }).where('name', '=', 'Dora').execute();

  test('each new approver is mailed once, by the first change', async () => {
    await ask();
    await change('Head');
    const { db } = t.deps;
    const mailed = await mailedDuring(async () => {
      let second: Promise<void> | undefined;
      await db.transaction().execute(async (tx) => {
        await requestMissingApprovals(tx, t.deps);
        second = db.transaction().execute((other) => requestMissingApprovals(other, t.deps));
        await vi.waitFor(async () => {
          const { rows } = await sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          expect(rows).toHaveLength(1);
        }, 5_000);
      });
      await second;
    });
    expect(mailed).toEqual([dora.email]);
  });

  /** @returns how many transactions wait while one requests approvals for the first person */
  async function waitingWhile(first: ChangedPerson | undefined, second: Person) {
    const { db } = t.deps;
    let other: Promise<void> | undefined;
    const waiting = await db.transaction().execute(async (tx) => {
      await requestMissingApprovals(tx, t.deps, { changed: first });
      let isDone = false;
      other = db
        .transaction()
        .execute((own) => requestMissingApprovals(own, t.deps, { changed: second }));
      void other.then(() => (isDone = true));
      return vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        if (!isDone && rows.length === 0) throw new Error('It neither waits nor is done');
        return rows.length;
      }, 5_000);
    });
    await other;
    return waiting;
  }

  test('changes of staff wait for each other in one area only, or for one that concerns all', async () => {
    const head = await makePerson(t, 'Lea', { cargo: 'Head', area: 'Legal' });
    expect(await waitingWhile(hugo, head)).toBe(0);
    expect(await waitingWhile(hugo, hugo)).toBe(1);
    expect(await waitingWhile(clara, head)).toBe(1);
    expect(await waitingWhile(head, clara)).toBe(1);
    expect(await waitingWhile(undefined, head)).toBe(1);
    expect(await waitingWhile(head, rita)).toBe(0);
  });

  test('a mail about a leave can be queued during a decision', async () => {
    await ask();
    await change('Head');
    const { db } = t.deps;
    const { id } = await db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    const mailed = await mailedDuring(() =>
      db.transaction().execute(async (tx) => {
        await lockLeave(tx, id);
        await db.transaction().execute(async (other) => {
          await sql`set local lock_timeout = '2s'`.execute(other);
          await requestMissingApprovals(other, t.deps);
        });
      }),
    );
    expect(mailed).toEqual([dora.email]);
  });
});
