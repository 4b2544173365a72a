import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { post, requestLeave } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export interface Company {
  ana: Person;
  hugo: Person;
  helga: Person;
  /** An admin of another area, who decides only without a Head. */
  ada: Person;
}

/** Makes an employee with 20 days, two Heads of the same area, and an admin. */
export async function company(t: TestApp): Promise<Company> {
  return {
    ana: await makePerson(t, 'Ana Reis', { balance: 20 }),
    hugo: await makePerson(t, 'Hugo Head', { cargo: 'Head' }),
    helga: await makePerson(t, 'Helga Head', { cargo: 'Head' }),
    ada: await makePerson(t, 'Ada Admin', { role: 'admin', area: 'IT' }),
  };
}

const STEPS = {
  withdraw: ['withdraw', {}],
  ask: ['ask_cancellation', { note: 'The trip fell through' }],
  cancel: ['cancel', { reason: 'The audit comes' }],
} as const;

export function changeLeave(
  t: TestApp,
  who: Person | null,
  step: keyof typeof STEPS,
  id: number,
  version: number,
): Promise<LightMyRequestResponse> {
  const [path, body] = STEPS[step];
  return post(t, who, `/api/leaves/${id}/${path}`, { ...body, version });
}

export function decide(
  t: TestApp,
  who: Person | null,
  decision: 'approve' | 'reject',
  id: number,
  version: number,
  note?: string,
): Promise<LightMyRequestResponse> {
  return post(t, who, `/api/approvals/${id}`, { decision, version, ...(note && { note }) });
}

export async function readBack(t: TestApp, id: number) {
  const { db } = t.deps;
  const leave = await db
    .selectFrom('leaves')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('leave_events')
    .select(['event', 'actor', 'note', 'version'])
    .where('leave_id', '=', id)
    .orderBy('id')
    .execute();
  const ledger = await db
    .selectFrom('ledger_entries')
    .select(['kind', 'days', 'effective_on', 'actor'])
    .where('leave_id', '=', id)
    .orderBy('id')
    .execute();
  return { leave, events, ledger };
}

/** Ends the time in which steps can be undone (D61). */
export async function endUndoTime(t: TestApp): Promise<void> {
  const until = new Date(Date.now() - 1);
  await t.deps.db.updateTable('undoable_steps').set({ until }).execute();
}

/** Brings Ana's vacation of 6 to 10 April into a state through the API, too long ago to undo it. */
export async function makeLeaveInState(t: TestApp, c: Company, state: LeaveState): Promise<number> {
  const ok = (reply: LightMyRequestResponse) => expect(reply.statusCode, reply.body).toBe(200);
  ok(await requestLeave(t, c.ana, '2026-04-06', '2026-04-10'));
  const { id } = await t.deps.db
    .selectFrom('leaves')
    .select('id')
    .where('employee_id', '=', c.ana.employeeId)
    .executeTakeFirstOrThrow();
  if (state === 'withdrawn') ok(await changeLeave(t, c.ana, 'withdraw', id, 1));
  else if (state === 'rejected') ok(await decide(t, c.hugo, 'reject', id, 1));
  else if (state !== 'pending') ok(await decide(t, c.hugo, 'approve', id, 1));
  if (state === 'cancellation_asked' || state === 'cancelled') {
    ok(await changeLeave(t, c.ana, 'ask', id, 1));
  }
  await endUndoTime(t);
  if (state === 'cancelled') ok(await decide(t, c.helga, 'approve', id, 2));
  await endUndoTime(t);
  return id;
}
