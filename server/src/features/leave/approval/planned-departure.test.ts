import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { get, post, put, remove, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
// Today is 2 March 2026.
const LAST_DAY = '2026-05-15';

let admin: Person;
let ana: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'IT' });
  ana = await makePerson(t, 'Ana Reis', { balance: 30 });
});

const planDeparture = async (who = ana, lastDay = LAST_DAY) => {
  const plan = { last_day: lastDay, pays_out: true, note: '', version: null };
  const reply = await put(t, admin, `/api/people/${who.employeeId}/departure`, plan);
  expect(reply.statusCode, reply.body).toBe(200);
};
const pending = (start: string, end: string) => makeLeave(t, ana, start, end, { state: 'pending' });
const lastDays = async (who: Person) => {
  const { approvals } = (await get(t, who, '/api/approvals')).json();
  return approvals.map(({ start, last_day }: Approval) => [start, last_day]);
};

describe('a request beyond a planned last day', () => {
  test('has it for an admin, while the departure is planned', async () => {
    const id = await pending('2026-06-01', '2026-06-05');
    await pending('2026-05-11', '2026-05-15');
    await pending('2026-05-16', '2026-05-16');
    await makeLeave(t, ana, '2026-07-01', '2026-07-03', { state: 'cancellation_asked' });
    expect((await lastDays(admin)).map(([, lastDay]: string[]) => lastDay)).toEqual([
      ...[null, null, null, null],
    ]);
    await planDeparture();
    expect(await lastDays(admin)).toEqual([
      ['2026-05-11', null],
      ['2026-05-16', LAST_DAY],
      ['2026-06-01', LAST_DAY],
      ['2026-07-01', null],
    ]);
    const one = (await get(t, admin, `/api/approvals/${id}`)).json();
    expect(one.approval.last_day).toBe(LAST_DAY);
    await remove(t, admin, `/api/people/${ana.employeeId}/departure`);
    expect((await get(t, admin, `/api/approvals/${id}`)).json().approval.last_day).toBeNull();
  });

  test('says nothing of it to a Head or C-Level who decides it', async () => {
    const id = await pending('2026-06-01', '2026-06-05');
    await planDeparture();
    const chief = await makePerson(t, 'Carla Chief', { cargo: 'C-Level', area: 'Board' });
    expect(await lastDays(chief)).toEqual([['2026-06-01', null]]);
    const head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    expect(await lastDays(head)).toEqual([['2026-06-01', null]]);
    const reply = await get(t, head, `/api/approvals/${id}`);
    expect(reply.json().approval.last_day).toBeNull();
    expect(reply.body).not.toContain(LAST_DAY);
  });

  test('the emailed link shows it to a signed-in admin only', async () => {
    await planDeparture();
    const asked = await requestLeave(t, ana, '2026-06-01', '2026-06-05');
    expect(asked.statusCode, asked.body).toBe(200);
    const mail = (await t.mails()).find(({ recipient }) => recipient === admin.email);
    const token = tokenOf(mail);
    expect(JSON.stringify(mail)).not.toContain('15/05/2026');
    const lookUp = async (who: Person | null) =>
      (await post(t, who, '/api/leave-decisions/lookup', { token })).json().approval.last_day;
    expect(await lookUp(null)).toBeNull();
    expect(await lookUp(admin)).toBe(LAST_DAY);
  });
});

describe('the preview of a request beyond a planned last day', () => {
  const preview = async (who: Person, end: string) => {
    const query = { nome: 'Ana Reis', type: 'Vacation', start: '2026-05-11', end };
    return (await get(t, who, `/api/leave_preview?${new URLSearchParams(query)}`)).json();
  };

  test('warns an admin, and neither warns nor stops the person', async () => {
    await planDeparture();
    expect(await preview(admin, '2026-05-15')).toMatchObject({ last_day: null, problem: null });
    expect(await preview(admin, '2026-05-16')).toMatchObject({ last_day: LAST_DAY, problem: null });
    expect(await preview(ana, '2026-05-16')).toMatchObject({ last_day: null, problem: null });
    expect(JSON.stringify(await preview(ana, '2026-05-16'))).not.toContain(LAST_DAY);
  });
});
