import type { ListedNotification } from '@intranet/contract/notifications/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, requestLeave, setClock } from '../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteOldNotifications } from './jobs.ts';
import { sendDigests } from './send-digests.ts';

const t = useTestApp();
// Today is 2 March 2026.
let head: Person;
let ana: Person;
beforeEach(async () => {
  head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  ana = await makePerson(t, 'Ana', { balance: 30 });
});

const list = async (who: Person): Promise<ListedNotification[]> =>
  (await get(t, who, '/api/notifications')).json().rows;
const unread = async (who: Person) => (await get(t, who, '/api/notifications/count')).json().unread;
const choose = (who: Person, kind: string, email: string, push = false) =>
  put(t, who, `/api/notification-choices/${kind}`, { email, push });
const mailsTo = async ({ email }: Person) =>
  (await t.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
/** An admin cancels Ana’s leave, of which she is told, 30 seconds later. */
async function cancelLeaveOfAna(start = '2026-04-06'): Promise<void> {
  const admin = await makePerson(t, `Admin ${start}`, { role: 'admin', area: 'People' });
  const id = await makeLeave(t, ana, start, start);
  const reply = await post(t, admin, `/api/leaves/${id}/cancel`, { version: 1, reason: 'Moved' });
  expect(reply.statusCode, reply.body).toBe(200);
  await t.deps.db
    .updateTable('notifications')
    .set({ visible_at: t.deps.clock.now() })
    .where('account_id', '=', ana.accountId)
    .execute();
}

describe('the bell', () => {
  test('has what was emailed, with the page and without a personal link', async () => {
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const [one, ...others] = await list(head);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ kind: 'decisions', path: '/approvals', read: false });
    expect(one?.title).toContain('Ana');
    expect(JSON.stringify(one)).not.toContain('#');
    expect(await unread(head)).toBe(1);
    expect([await list(ana), await unread(ana)]).toEqual([[], 0]);
  });

  test('is empty again if the event’s transaction fails', async () => {
    const failed = await requestLeave(t, ana, '2026-03-03', '2026-12-10');
    expect(failed.statusCode).toBe(409);
    expect(await list(head)).toEqual([]);
  });

  test('marks one or all as read, and only one’s own', async () => {
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    await requestLeave(t, ana, '2026-04-07', '2026-04-07');
    const [newest, oldest] = (await list(head)) as [ListedNotification, ListedNotification];
    const mark = (who: Person, body: object) => post(t, who, '/api/notifications/read', body);
    await mark(ana, { ids: [newest.id] });
    expect(await unread(head)).toBe(2);
    await mark(head, { ids: [oldest.id, 999_999] });
    expect((await list(head)).map(({ read }) => read)).toEqual([false, true]);
    await mark(head, { up_to: newest.id });
    expect(await unread(head)).toBe(0);
    expect(failure(await mark(head, { ids: [] })).status).toBe(400);
  });

  test('D61: what is held shows after the hold, and never if it is dropped', async () => {
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    const reply = await post(t, head, `/api/approvals/${id}`, { decision: 'approve', version: 1 });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await list(ana)).toEqual([]);
    const { undo } = reply.json();
    const undone = await post(t, head, '/api/leave-undos', { steps: [undo] });
    expect(undone.statusCode, undone.body).toBe(200);
    const stored = await t.deps.db
      .selectFrom('notifications')
      .select('id')
      .where('account_id', '=', ana.accountId)
      .execute();
    expect(stored).toEqual([]);
  });

  test('goes with its account, and after 90 days', async () => {
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    await setClock(t, '2026-06-01');
    await deleteOldNotifications(t.deps);
    const count = async () => (await t.database.pool.query('select from notifications')).rowCount;
    expect(await count()).toBe(0);
  });
});

describe('choices', () => {
  test('by default all are emailed at once', async () => {
    const { choices } = (await get(t, ana, '/api/notification-choices')).json();
    expect(choices.map((one: object) => Object.values(one))).toEqual([
      ['decisions', 'now', false],
      ['withdrawn', 'now', false],
      ['outcomes', 'now', false],
      ['account', 'now', false],
      ['announcements', 'now', false],
      ['administration', 'now', false],
    ]);
    await cancelLeaveOfAna();
    expect(await mailsTo(ana)).toHaveLength(1);
    expect(await list(ana)).toHaveLength(1);
  });

  test('spec §8: requests to decide and the account’s security are always emailed', async () => {
    for (const kind of ['decisions', 'account']) {
      for (const email of ['digest', 'never']) {
        const reply = await choose(head, kind, email);
        expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
        expect(reply.json().fields.email).toBe('Always sent immediately.');
      }
      expect((await choose(head, kind, 'now', true)).statusCode).toBe(200);
    }
    await makeLeave(t, head, '2026-03-02', '2026-03-02', { state: 'pending' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    expect(await mailsTo(head)).toHaveLength(1);
    expect((await choose(head, 'weather', 'now')).statusCode).toBe(400);
  });

  test('none: the bell alone', async () => {
    await choose(ana, 'outcomes', 'never');
    await cancelLeaveOfAna();
    expect(await mailsTo(ana)).toEqual([]);
    expect(await list(ana)).toHaveLength(1);
    await sendDigests(t.deps);
    expect(await mailsTo(ana)).toEqual([]);
  });

  test('digest: one email for all, once, without those read meanwhile', async () => {
    await choose(ana, 'outcomes', 'digest');
    for (const day of ['2026-04-06', '2026-04-07', '2026-04-08']) await cancelLeaveOfAna(day);
    expect(await mailsTo(ana)).toEqual([]);
    const [, , oldest] = await list(ana);
    await post(t, ana, '/api/notifications/read', { ids: [oldest?.id] });
    await sendDigests(t.deps);
    await sendDigests(t.deps);
    expect(await mailsTo(ana)).toEqual(['2 notifications']);
    const [mail] = (await t.mails()).filter(({ recipient }) => recipient === ana.email);
    expect(mail?.list?.items).toHaveLength(2);
  });

  test('on leave: nothing until the first day back, except what is always sent', async () => {
    await makeLeave(t, ana, '2026-03-02', '2026-03-03');
    await cancelLeaveOfAna();
    await sendDigests(t.deps);
    expect(await mailsTo(ana)).toEqual([]);
    expect(await unread(ana)).toBe(1);
    await setClock(t, '2026-03-04');
    await sendDigests(t.deps);
    expect(await mailsTo(ana)).toEqual(['1 notification']);
  });
});
