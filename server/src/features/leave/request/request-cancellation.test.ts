import { describe, expect, test } from 'vitest';
import {
  decideByMail,
  failure,
  get,
  post,
  requestLeave,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeLeave, company, decide, makeLeaveInState, readBack } from './company.fixture.ts';

const t = useTestApp();

describe('D26: requesting the cancellation of approved leave', () => {
  test('approvers are mailed the reason and the days that come back', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const before = (await t.mails()).length;
    t.setNow('2026-03-02T16:30:00Z');
    const reply = await changeLeave(t, c.ana, 'ask', id, 1);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Cancellation requested',
      undo: expect.any(Number),
    });

    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({ state: 'cancellation_asked', version: 2, reminders: 0 });
    expect(leave.asked_at).toEqual(new Date('2026-03-02T16:30:00Z'));
    expect(events.at(-1)).toEqual({
      event: 'cancellation_asked',
      actor: c.ana.name,
      note: 'The trip fell through',
      version: 2,
    });
    expect(ledger.map((entry) => entry.kind)).toEqual(['debit']);

    const mails = (await t.mails()).slice(before);
    expect(mails.map((mail) => mail.recipient).sort()).toEqual([c.helga.email, c.hugo.email]);
    expect(mails[0]).toMatchObject({
      subject: 'Cancellation request: Ana Reis, Vacation, 06/04/2026 to 10/04/2026',
      heading: 'Ana Reis requested cancellation of leave',
    });
    expect(mails[0]?.paragraphs).toContain('Ana Reis writes: The trip fell through');
    expect(mails[0]?.facts).toContainEqual(['Balance on 06/04/2026', '15.0 → 20.0 days']);

    const waiting = await get(t, c.hugo, '/api/approvals');
    expect(waiting.json().approvals).toMatchObject([
      { id, version: 2, asks: 'cancellation', reason: 'The trip fell through', balance_after: 20 },
    ]);
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(audit.at(-1)).toMatchObject({ action: 'cancellation_asked', subject: c.ana.name });
  });

  test('the leave counts until an approver agrees: for dates, lists and balance', async () => {
    const c = await company(t);
    await makeLeaveInState(t, c, 'cancellation_asked');
    const again = await requestLeave(t, c.ana, '2026-04-08', '2026-04-08', { type: 'Day Off' });
    expect(failure(again).code).toBe('overlapping_leave');
    const list = await get(t, c.hugo, '/api/ferias_area?area=TODOS');
    expect(list.json()).toMatchObject([{ NOME: c.ana.name, STATUS: 'APROVADO' }]);
    const saldo = await get(t, c.ada, '/api/saldo');
    expect(saldo.json().saldos).toContainEqual(
      expect.objectContaining({ username: c.ana.name, balance: 15 }),
    );
  });

  test.each([
    ['that has begun', '2026-04-08'],
    ['that is over', '2026-05-08'],
  ])('leave %s is marked in the mail', async (_, now) => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    await setClock(t, `${now}T12:00:00Z`);
    const before = (await t.mails()).length;
    expect((await changeLeave(t, c.ana, 'ask', id, 1)).statusCode).toBe(200);
    const mail = (await t.mails())[before];
    expect(mail?.paragraphs).toContain(
      'These dates are in the past. The leave has started or is over.',
    );
  });

  test('without a reason, the mail omits it', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const before = (await t.mails()).length;
    const reply = await post(t, c.ana, `/api/leaves/${id}/ask_cancellation`, { version: 1 });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await t.mails())[before]?.paragraphs.join()).not.toContain('writes');
  });

  test('without an approver: no_approver, and nothing changes', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const before = await readBack(t, id);
    await t.deps.db.updateTable('employees').set({ cargo: 'Senior Assist' }).execute();
    await t.deps.db.updateTable('accounts').set({ role: 'full_access' }).execute();
    expect(failure(await changeLeave(t, c.ana, 'ask', id, 1))).toMatchObject({
      status: 409,
      code: 'no_approver',
    });
    expect(await readBack(t, id)).toEqual(before);
  });

  test('pitfall 8: a Head’s own goes to the next level', async () => {
    const c = await company(t);
    const chief = await makePerson(t, 'Chiara Chief', { cargo: 'C-Level', area: 'Board' });
    await requestLeave(t, c.hugo, '2026-04-06', '2026-04-07', { type: 'Day Off' });
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    expect((await decide(t, chief, 'approve', id, 1)).statusCode).toBe(200);
    const before = (await t.mails()).length;
    await changeLeave(t, c.hugo, 'ask', id, 1);
    const [mail, ...others] = (await t.mails()).slice(before);
    expect(mail?.recipient).toBe(chief.email);
    expect(others).toEqual([]);
    expect(failure(await decide(t, c.hugo, 'approve', id, 2))).toMatchObject({
      code: 'forbidden',
      error: 'You can’t approve or reject this request. It’s waiting for Chiara Chief.',
    });
    expect(failure(await decide(t, c.helga, 'approve', id, 2)).code).toBe('forbidden');
  });
});

describe('D26: deciding it', () => {
  test('approved: the days come back on their date and are free again', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const before = (await t.mails()).length;
    const reply = await decide(t, c.helga, 'approve', id, 2, 'Stay home');
    expect(reply.json()).toEqual({
      success: true,
      message: 'Cancellation approved',
      undo: expect.any(Number),
    });
    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({
      state: 'cancelled',
      version: 2,
      decided_by: c.helga.name,
      decision_note: 'Stay home',
    });
    expect(events.at(-1)).toMatchObject({ event: 'cancelled', actor: c.helga.name });
    expect(ledger).toEqual([
      { kind: 'debit', days: -5, effective_on: '2026-04-06', actor: c.hugo.name },
      { kind: 'reversal', days: 5, effective_on: '2026-04-06', actor: c.helga.name },
    ]);
    const notices = (await t.mails()).slice(before);
    expect(notices).toMatchObject([
      {
        recipient: c.ana.email,
        subject: 'Your leave was cancelled: Vacation, 06/04/2026 to 10/04/2026',
        paragraphs: ['Helga Head approved the cancellation.', 'Helga Head writes: Stay home'],
      },
    ]);
    expect(notices[0]?.facts).toContainEqual(['Balance on 06/04/2026', '20.0 days']);
    expect((await get(t, c.hugo, '/api/ferias_area?area=TODOS')).json()).toEqual([]);
    // D19, pitfall 2: all 20 days can be requested again, for these dates too.
    const again = await requestLeave(t, c.ana, '2026-04-01', '2026-04-20');
    expect(again.statusCode, again.body).toBe(200);
  });

  test('refused: the leave stays approved, debited once', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const before = (await t.mails()).length;
    const reply = await decide(t, c.helga, 'reject', id, 2, 'Already covered');
    expect(reply.json()).toEqual({
      success: true,
      message: 'Cancellation rejected',
      undo: expect.any(Number),
    });
    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({ state: 'approved', version: 2, decided_by: c.helga.name });
    expect(events.at(-1)).toMatchObject({ event: 'cancellation_refused', note: 'Already covered' });
    expect(ledger).toHaveLength(1);
    expect((await t.mails()).slice(before)).toMatchObject([
      {
        recipient: c.ana.email,
        subject: 'Your leave was not cancelled: Vacation, 06/04/2026 to 10/04/2026',
      },
    ]);
  });

  test('refused, requested again, approved: one reversal', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    await decide(t, c.helga, 'reject', id, 2);
    expect((await changeLeave(t, c.ana, 'ask', id, 2)).statusCode).toBe(200);
    expect((await decide(t, c.helga, 'approve', id, 3)).statusCode).toBe(200);
    expect((await readBack(t, id)).ledger.map((entry) => entry.kind)).toEqual([
      'debit',
      'reversal',
    ]);
  });

  test('leave that took no balance returns none', async () => {
    const c = await company(t);
    await requestLeave(t, c.ana, '2026-04-06', '2026-04-10', { type: 'Day Off' });
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    await decide(t, c.hugo, 'approve', id, 1);
    await changeLeave(t, c.ana, 'ask', id, 1);
    await decide(t, c.hugo, 'approve', id, 2);
    expect(await readBack(t, id)).toMatchObject({ leave: { state: 'cancelled' }, ledger: [] });
  });

  test('pitfall 5: two concurrent approvers: one decision, one reversal, and the other names the approver', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const tokens = (await t.mails()).slice(-2).map(tokenOf);
    const replies = await Promise.all([
      decide(t, c.hugo, 'approve', id, 2),
      ...tokens.map((token) => decideByMail(t, token)),
    ]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409]);
    const { leave, ledger } = await readBack(t, id);
    for (const reply of replies.filter((one) => one.statusCode === 409)) {
      expect(failure(reply)).toEqual({
        status: 409,
        code: 'already_decided',
        error: `${leave.decided_by} already approved the cancellation of this leave.`,
      });
    }
    expect(ledger.map((entry) => entry.kind)).toEqual(['debit', 'reversal']);
  });

  test('race: of an admin’s cancellation and a decision, one wins', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const replies = await Promise.all([
      changeLeave(t, c.ada, 'cancel', id, 2),
      decide(t, c.hugo, 'reject', id, 2),
      decide(t, c.helga, 'approve', id, 2),
      changeLeave(t, c.ada, 'cancel', id, 2),
    ]);
    const { leave, ledger } = await readBack(t, id);
    expect(ledger).toHaveLength(leave.state === 'cancelled' ? 2 : 1);
    // After a refusal the admin can still cancel. Otherwise exactly one of them wins.
    const won = replies.filter((reply) => reply.statusCode === 200).length;
    const steps = (await readBack(t, id)).events.slice(3).map((step) => step.event);
    expect([['cancelled'], ['cancellation_refused', 'cancelled']]).toContainEqual(steps);
    expect(won).toBe(steps.length);
  });

  test('pitfall 6: the mail about the original request can’t decide the cancellation', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const mails = await t.mails();
    const old = tokenOf(mails.find((mail) => mail.subject.startsWith('Leave request')));
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token: old });
    expect(seen.json()).toMatchObject({
      superseded: true,
      outcome: null,
      approval: { asks: 'cancellation' },
    });
    const reply = await decideByMail(t, old);
    expect(reply.json()).toMatchObject({
      code: 'stale_version',
      error:
        'This leave has changed: the employee requested cancellation. Its dates are 06/04/2026 to 10/04/2026.',
      current: { start: '2026-04-06', end: '2026-04-10', version: 2 },
    });
    expect((await readBack(t, id)).leave.state).toBe('cancellation_asked');
    const right = tokenOf(mails.at(-1));
    const fresh = await post(t, null, '/api/leave-decisions/lookup', { token: right });
    expect(fresh.json()).toMatchObject({ superseded: false, outcome: null });
    expect((await decideByMail(t, right)).json().message).toBe('Cancellation approved');
  });

  test('the link names the approver who refused', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const token = tokenOf((await t.mails()).at(-1));
    await decide(t, c.hugo, 'reject', id, 2);
    const outcome = 'Hugo Head already rejected the cancellation of this leave.';
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token });
    expect(seen.json()).toMatchObject({ outcome, superseded: false });
    expect(failure(await decideByMail(t, token)).error).toBe(outcome);
  });

  test('S16: the audit log distinguishes it from a decision about the leave', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancelled');
    const rows = await t.deps.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'leave_decided')
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.detail)).toEqual([
      { leave: id, decision: 'approve', version: 1 },
      { leave: id, decision: 'approve', version: 2, asks: 'cancellation' },
    ]);
  });
});
