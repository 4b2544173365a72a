import { describe, expect, test } from 'vitest';
import { decideByMail, failure, post, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  changeLeave,
  company,
  decide,
  endUndoTime,
  makeLeaveInState,
  readBack,
} from './company.fixture.ts';

const t = useTestApp();

describe('D26: an admin cancels', () => {
  test('an approved leave: reason, reversal, mail and audit entry', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const before = (await t.mails()).length;
    const reply = await changeLeave(t, c.ada, 'cancel', id, 1);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Leave cancelled',
      undo: expect.any(Number),
    });
    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({
      state: 'cancelled',
      decided_by: c.ada.name,
      decision_note: 'The audit comes',
    });
    expect(events.at(-1)).toEqual({
      event: 'cancelled',
      actor: c.ada.name,
      note: 'The audit comes',
      version: 1,
    });
    expect(ledger.at(-1)).toEqual({
      kind: 'reversal',
      days: 5,
      effective_on: '2026-04-06',
      actor: c.ada.name,
    });
    const notices = (await t.mails()).slice(before);
    expect(notices).toMatchObject([
      {
        recipient: c.ana.email,
        subject: 'Your leave was cancelled: Vacation, 06/04/2026 to 10/04/2026',
        paragraphs: ['Ada Admin cancelled your leave.', 'Ada Admin writes: The audit comes'],
      },
    ]);
    expect(notices[0]?.facts).toContainEqual(['Balance on 06/04/2026', '20.0 days']);
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    expect(audit.at(-1)).toMatchObject({ action: 'leave_cancelled', subject: c.ana.name });

    const token = tokenOf((await t.mails())[0]);
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token });
    expect(seen.json().outcome).toBe('This leave was cancelled by Ada Admin.');
    const again = await requestLeave(t, c.ana, '2026-04-01', '2026-04-20');
    expect(again.statusCode, again.body).toBe(200);
  });

  test('a requested cancellation: its approvers are notified, and their links stop working', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const token = tokenOf((await t.mails()).at(-1));
    const before = (await t.mails()).length;
    expect((await changeLeave(t, c.ada, 'cancel', id, 2)).statusCode).toBe(200);
    const notices = (await t.mails()).slice(before);
    expect(notices.map((mail) => mail.recipient).sort()).toEqual(
      [c.ana.email, c.helga.email, c.hugo.email].sort(),
    );
    const head = notices.find((mail) => mail.recipient === c.hugo.email);
    expect(head).toMatchObject({
      subject: 'Cancelled: Ana Reis, Vacation, 06/04/2026 to 10/04/2026',
      heading: 'No action needed',
    });
    expect(failure(await decideByMail(t, token)).code).toBe('already_decided');
    expect((await readBack(t, id)).ledger).toHaveLength(2);
  });

  test('after a refused cancellation, the admin’s own is not a requested one', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    const token = tokenOf((await t.mails()).at(-1));
    const outcome = async () =>
      (await post(t, null, '/api/leave-decisions/lookup', { token })).json().outcome;
    await decide(t, c.hugo, 'reject', id, 2);
    expect(await outcome()).toBe('Hugo Head already rejected the cancellation of this leave.');
    expect((await changeLeave(t, c.ada, 'cancel', id, 2)).statusCode).toBe(200);
    expect(await outcome()).toBe('This leave was cancelled by Ada Admin.');
  });

  test('an admin who was an approver isn’t notified', async () => {
    const ana = await makePerson(t, 'Ana Reis', { balance: 20 });
    const ada = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'IT' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    await decide(t, ada, 'approve', id, 1);
    await changeLeave(t, ana, 'ask', id, 1);
    await endUndoTime(t);
    const before = (await t.mails()).length;
    await changeLeave(t, ada, 'cancel', id, 2);
    expect((await t.mails()).slice(before).map((mail) => mail.recipient)).toEqual([ana.email]);
  });

  test.each(['', '   ', undefined])('a reason is required: %j', async (reason) => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const reply = await post(t, c.ada, `/api/leaves/${id}/cancel`, { version: 1, reason });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toHaveProperty('reason');
    expect((await readBack(t, id)).leave.state).toBe('approved');
  });

  test('pitfall 8: admins can’t cancel their own leave', async () => {
    const c = await company(t);
    const chief = await makePerson(t, 'Chiara Chief', { cargo: 'C-Level', area: 'Board' });
    await requestLeave(t, c.ada, '2026-04-06', '2026-04-07', { type: 'Day Off' });
    const { id } = await t.deps.db.selectFrom('leaves').select('id').executeTakeFirstOrThrow();
    expect((await decide(t, chief, 'approve', id, 1)).statusCode).toBe(200);
    expect(failure(await changeLeave(t, c.ada, 'cancel', id, 1))).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'You can’t cancel your own leave. Request cancellation so someone else can decide.',
    });
    expect((await changeLeave(t, c.ada, 'ask', id, 1)).statusCode).toBe(200);
    expect(failure(await changeLeave(t, c.ada, 'cancel', id, 2)).code).toBe('forbidden');
    expect((await readBack(t, id)).leave.state).toBe('cancellation_asked');
  });

  test('pitfall 21: the leave of a former employee without an account can be cancelled', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N', account_id: null })
      .where('id', '=', c.ana.employeeId)
      .execute();
    const before = (await t.mails()).length;
    expect((await changeLeave(t, c.ada, 'cancel', id, 1)).statusCode).toBe(200);
    expect((await readBack(t, id)).ledger).toHaveLength(2);
    expect((await t.mails()).length).toBe(before);
  });
});
