import { describe, expect, test } from 'vitest';
import {
  decideByMail,
  get,
  post,
  requestLeave,
  requestMove,
  tokenOf,
} from '../../../testing/calls.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeLeave, company, decide, makeLeaveInState, readBack } from './company.fixture.ts';

const t = useTestApp();

describe('D26: a pending request is withdrawn', () => {
  test('state, history and audit log show it', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    const reply = await changeLeave(t, c.ana, 'withdraw', id, 1);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Request withdrawn',
      undo: expect.any(Number),
    });
    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({ state: 'withdrawn', version: 1, decided_by: null });
    expect(events.at(-1)).toEqual({
      event: 'withdrawn',
      actor: c.ana.name,
      note: '',
      version: 1,
    });
    expect(ledger).toEqual([]);
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(audit.at(-1)).toMatchObject({ action: 'leave_withdrawn', subject: c.ana.name });
  });

  test('every approver is notified once, in place of a move within the same minute', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    const before = (await t.mails()).length;
    await requestMove(t, c.ana, '06/04/2026', '2026-05-04', '2026-05-04');
    await changeLeave(t, c.ana, 'withdraw', id, 2);
    const notices = (await t.mails()).slice(before);
    expect(notices.map((mail) => mail.recipient).sort()).toEqual([c.helga.email, c.hugo.email]);
    expect(notices[0]).toMatchObject({
      subject: 'Withdrawn: Ana Reis, Vacation, 04/05/2026',
      heading: 'No action needed',
    });
    expect(notices[0]?.paragraphs.join(' ')).toContain('Ana Reis withdrew this request.');
    expect(notices[0]?.action).toBeUndefined();
  });

  test('the mailed link says so and decides nothing', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    const token = tokenOf((await t.mails())[0]);
    await changeLeave(t, c.ana, 'withdraw', id, 1);
    const outcome = 'This request was withdrawn.';
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token });
    expect(seen.json()).toMatchObject({ outcome, superseded: false });
    const decided = await decideByMail(t, token);
    expect(decided.json()).toMatchObject({ code: 'already_decided', error: outcome });
    expect((await readBack(t, id)).leave.state).toBe('withdrawn');
  });

  test('pitfall 2: the same dates can be requested and approved at once', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    await changeLeave(t, c.ana, 'withdraw', id, 1);
    const again = await requestLeave(t, c.ana, '2026-04-06', '2026-04-10');
    expect(again.statusCode, again.body).toBe(200);
    const rows = await t.deps.db
      .selectFrom('leaves')
      .select(['id', 'state'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.state)).toEqual(['withdrawn', 'pending']);
    expect((await decide(t, c.hugo, 'approve', rows[1]?.id ?? 0, 1)).statusCode).toBe(200);
  });

  test('D26: it leaves the lists, the conflicts and the approvals', async () => {
    const c = await company(t);
    await requestLeave(t, c.hugo, '2026-04-08', '2026-04-08', { type: 'Day Off' });
    const id = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    expect((await changeLeave(t, c.hugo, 'withdraw', id.id, 1)).statusCode).toBe(200);
    await requestLeave(t, c.ana, '2026-04-06', '2026-04-10');
    const list = await get(t, c.hugo, '/api/ferias_area?area=TODOS');
    expect(list.json()).toMatchObject([{ NOME: c.ana.name }]);
    const conflicts = await post(t, c.hugo, '/verificarConflito', { area: 'TODOS' });
    expect(conflicts.json()).toEqual({ conflitos: [] });
    const mine = await get(t, c.ana, `/api/getPendingVacations?nome=${c.ana.name}`);
    expect(mine.json().ferias_pendentes).toHaveLength(1);
  });

  test('race: of a withdrawal and an approval one wins, and withdrawn leave is never debited', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    const token = tokenOf((await t.mails())[0]);
    const replies = await Promise.all([
      changeLeave(t, c.ana, 'withdraw', id, 1),
      decide(t, c.hugo, 'approve', id, 1),
      decideByMail(t, token),
      changeLeave(t, c.ana, 'withdraw', id, 1),
    ]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
    for (const reply of replies.filter((one) => one.statusCode === 409)) {
      expect(reply.json().code).toBe('already_decided');
    }
    const { leave, ledger, events } = await readBack(t, id);
    expect(events).toHaveLength(2);
    expect(ledger).toHaveLength(leave.state === 'approved' ? 1 : 0);
  });
});
