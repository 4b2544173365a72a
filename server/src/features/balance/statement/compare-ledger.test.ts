import type { Difference } from '@intranet/contract/balance/statement-endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#core/jobs/jobs.ts';
import { recordEvent } from '#features/leave/change-leave-state.ts';
import { get, post, requestLeave } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startBalanceJobs } from '../jobs.ts';
import { renewBalanceSnapshot } from '../renew-snapshot.ts';
import { compareLedger } from './compare-ledger.ts';

const t = useTestApp();
let ada: Person;
let ana: Person;

beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  ana = await makePerson(t, 'Ana', { balance: 100 });
});

async function insertEntry(
  leaveId: number,
  days: number,
  on: string,
  over: { kind?: 'debit' | 'reversal'; of?: Person } = {},
) {
  await t.deps.db
    .insertInto('ledger_entries')
    .values({
      employee_id: (over.of ?? ana).employeeId,
      kind: over.kind ?? 'debit',
      days,
      effective_on: on,
      leave_id: leaveId,
      actor: 'Mallory',
      reason: 'Slipped in',
    })
    .execute();
}

async function cancel(leaveId: number) {
  const leave = { id: leaveId, version: 1, startsOn: '2026-05-04', endsOn: '2026-05-08' };
  await t.deps.db.transaction().execute(async (tx) => {
    await recordEvent(tx, 'approved', 'Test', leave);
    await tx.updateTable('leaves').set({ state: 'cancelled' }).where('id', '=', leaveId).execute();
  });
}

async function differences(): Promise<Difference[]> {
  return (await get(t, ada, '/api/reconciliation')).json().last.differences;
}

async function audited() {
  const rows = await t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'account_id', 'subject', 'detail'])
    .where('action', 'in', ['ledger_compared', 'ledger_differs'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, detail: row.detail as Record<string, unknown> }));
}

test('leave written by the product agrees, in every type and state', async () => {
  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  await requestLeave(t, ana, '2026-04-06', '2026-04-10');
  const [leave] = await t.deps.db.selectFrom('leaves').select('id').execute();
  await post(t, hugo, `/api/approvals/${leave?.id}`, { decision: 'approve', version: 1 });
  await makeLeave(t, ana, '2026-06-01', '2026-06-05', { type: 'Medical Certificate' });
  await makeLeave(t, ana, '2026-06-08', '2026-06-09', { state: 'pending' });
  await makeLeave(t, ana, '2026-06-10', '2026-06-11', { state: 'rejected' });
  await makeLeave(t, ana, '2026-06-12', '2026-06-13', { state: 'withdrawn' });
  const given = await makeLeave(t, ana, '2026-05-04', '2026-05-08');
  await cancel(given);
  await insertEntry(given, 5, '2026-05-04', { kind: 'reversal' });

  await compareLedger(t.deps);
  expect((await get(t, ada, '/api/reconciliation')).json()).toEqual({
    last: { ran_at: '2026-03-02T12:00:00.000Z', leaves_checked: 6, differences: [], balances: [] },
  });
  // A clean nightly comparison is not recorded. A manual one always is.
  expect(await audited()).toEqual([]);
  const manual = await post(t, ada, '/api/reconciliation');
  expect(manual.json()).toEqual({ success: true, message: 'Everything matches' });
  expect(await audited()).toEqual([
    {
      action: 'ledger_compared',
      actor: 'Ada',
      account_id: ada.accountId,
      subject: '',
      detail: { leaves: 6, differences: 0 },
    },
  ]);
});

test('there is no result before the first comparison', async () => {
  expect((await get(t, ada, '/api/reconciliation')).json()).toEqual({ last: null });
});

const TAMPERED: [
  name: string,
  make: () => Promise<number>,
  expected: number,
  found: number,
  detail: string,
][] = [
  [
    'a debit for leave that was never approved',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08', { state: 'pending' });
      await insertEntry(leave, -5, '2026-05-04');
      return leave;
    },
    0,
    -5,
    'There is a debit that should not be.',
  ],
  [
    'a debit for a type that costs nothing',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08', { type: 'Day Off' });
      await insertEntry(leave, -5, '2026-05-04');
      return leave;
    },
    0,
    -5,
    'There is a debit that should not be.',
  ],
  [
    'a missing debit while a cancellation is requested',
    () => makeLeave(t, ana, '2026-05-04', '2026-05-08', { state: 'cancellation_asked' }),
    -5,
    0,
    'The debit is missing.',
  ],
  [
    'a debit of another length',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08', {
        state: 'cancellation_asked',
      });
      await insertEntry(leave, -2.5, '2026-05-04');
      return leave;
    },
    -5,
    -2.5,
    'The debit is of 2.5 days instead of 5.',
  ],
  [
    'a debit on another day, from another account',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08', {
        state: 'cancellation_asked',
      });
      await insertEntry(leave, -5, '2026-05-14', { of: ada });
      return leave;
    },
    -5,
    -5,
    'The debit is dated 14/05/2026 instead of 04/05/2026. The debit is on the account of Ada.',
  ],
  [
    'a cancelled leave without a reversal',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08');
      await cancel(leave);
      return leave;
    },
    0,
    -5,
    'It was not given back.',
  ],
  [
    'a reversal of too few days, on another date, for another person',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08');
      await cancel(leave);
      await insertEntry(leave, 2, '2026-05-05', { kind: 'reversal', of: ada });
      return leave;
    },
    0,
    -3,
    '2 days were given back instead of 5. What was given back is dated 05/05/2026 instead of ' +
      '04/05/2026. What was given back is on the account of Ada.',
  ],
  [
    'a reversal of approved leave',
    async () => {
      const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08');
      await insertEntry(leave, 5, '2026-05-04', { kind: 'reversal' });
      return leave;
    },
    -5,
    0,
    'It was given back, but should not be.',
  ],
];

test.each(TAMPERED)(
  '%s is found, reported and left unchanged',
  async (_, make, expected, found, detail) => {
    await makeLeave(t, ana, '2026-04-06', '2026-04-10');
    const leave = await make();
    const ledger = () => t.deps.db.selectFrom('ledger_entries').selectAll().orderBy('id').execute();
    const leaves = () => t.deps.db.selectFrom('leaves').selectAll().orderBy('id').execute();
    const before = [await ledger(), await leaves()];

    expect(await compareLedger(t.deps)).toEqual({ leaves: 1, balances: 0 });
    const employee_id = ana.employeeId;
    const what = {
      leave_id: leave,
      employee_id,
      name: 'Ana',
      start: '2026-05-04',
      end: '2026-05-08',
    };
    expect(await differences()).toEqual([{ ...what, expected, found, detail }]);
    expect(await audited()).toEqual([
      {
        action: 'ledger_differs',
        actor: 'Intranet',
        account_id: null,
        subject: 'Ana',
        detail: { leave, expected, found, why: detail },
      },
      expect.objectContaining({ action: 'ledger_compared', actor: 'Intranet', account_id: null }),
    ]);
    expect([await ledger(), await leaves()]).toEqual(before);
  },
);

test('a difference is audited once, and again when it changes or returns', async () => {
  const leave = await makeLeave(t, ana, '2026-05-04', '2026-05-08', {
    state: 'cancellation_asked',
  });
  const reported = async () =>
    (await audited())
      .filter(({ action }) => action === 'ledger_differs')
      .map((row) => row.detail.why);
  await Promise.all([compareLedger(t.deps), compareLedger(t.deps)]);
  await compareLedger(t.deps);
  expect(await reported()).toEqual(['The debit is missing.']);

  await insertEntry(leave, -1, '2026-05-04');
  await compareLedger(t.deps);
  await compareLedger(t.deps);
  expect(await reported()).toEqual([
    'The debit is missing.',
    'The debit is of 1 days instead of 5.',
  ]);

  await t.deps.db.updateTable('leaves').set({ ends_on: '2026-05-04' }).execute();
  expect(await compareLedger(t.deps)).toEqual({ leaves: 0, balances: 0 });
  await t.deps.db.updateTable('leaves').set({ ends_on: '2026-05-08' }).execute();
  await compareLedger(t.deps);
  expect(await reported()).toHaveLength(3);
  const manual = await post(t, ada, '/api/reconciliation');
  expect(manual.json().message).toBe('1 leave doesn’t match');
  expect(await reported()).toHaveLength(3);
});

test('D17: a saved balance that isn’t the sum of its entries is reported once, until it is renewed', async () => {
  await renewBalanceSnapshot(t.deps.db);
  await makeLeave(t, ana, '2026-04-06', '2026-04-10');
  expect(await compareLedger(t.deps)).toEqual({ leaves: 0, balances: 0 });
  await t.deps.db
    .updateTable('balance_snapshots')
    .set({ days: 101.5 })
    .where('employee_id', '=', ana.employeeId)
    .execute();

  expect(await compareLedger(t.deps)).toEqual({ leaves: 0, balances: 1 });
  const { last } = (await get(t, ada, '/api/reconciliation')).json();
  expect(last).toMatchObject({
    differences: [],
    balances: [{ employee_id: ana.employeeId, name: 'Ana', expected: 100, found: 101.5 }],
  });
  const manual = await post(t, ada, '/api/reconciliation');
  expect(manual.json().message).toBe('1 saved balance is wrong');
  const why = 'The saved balance isn’t the sum of its entries.';
  expect((await audited()).filter(({ action }) => action === 'ledger_differs')).toEqual([
    expect.objectContaining({ subject: 'Ana', detail: { expected: 100, found: 101.5, why } }),
  ]);
  await renewBalanceSnapshot(t.deps.db);
  expect(await compareLedger(t.deps)).toEqual({ leaves: 0, balances: 0 });
});

test('the last thirty comparisons are kept with their differences', async () => {
  await makeLeave(t, ana, '2026-05-04', '2026-05-08', { state: 'cancellation_asked' });
  for (let night = 0; night < 32; night += 1) await compareLedger(t.deps);
  const count = async (table: 'reconciliations' | 'reconciliation_differences') =>
    (await t.deps.db.selectFrom(table).selectAll().execute()).length;
  expect(await count('reconciliations')).toBe(30);
  expect(await count('reconciliation_differences')).toBe(30);
  expect(await differences()).toHaveLength(1);
});

test('D17: the nightly job reports a wrong saved balance, and then renews it', async () => {
  await renewBalanceSnapshot(t.deps.db);
  await t.deps.db.updateTable('balance_snapshots').set({ days: 7 }).execute();
  const tasks = new Map<string, () => Promise<void>>();
  const jobs: Jobs = {
    ...t.deps.jobs,
    work: async (queue, task) =>
      void tasks.set(queue.name, () => task(null as never, { lastTry: true })),
    schedule: async () => undefined,
  };
  await startBalanceJobs({ ...t.deps, jobs });
  await tasks.get('reconciliation')?.();
  const { last } = (await get(t, ada, '/api/reconciliation')).json();
  expect(last.balances.map(({ found }: { found: number }) => found)).toEqual([7, 7]);
  expect(await t.deps.db.selectFrom('balance_snapshots').select('days').execute()).toEqual([
    { days: 0 },
    { days: 100 },
  ]);
});
