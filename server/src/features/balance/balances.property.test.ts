import { COUNTS_AT_ONCE } from '@intranet/contract/balance/funding.ts';
import { DEDUCTION_TYPES, type LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { balancesOn } from './balances.ts';
import { renewBalanceSnapshot } from './renew-snapshot.ts';

const t = useTestApp();

const MONTH_ENDS = ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31'];
const DAYS = MONTH_ENDS.flatMap((end) => [-1, 0, 1].map((n) => addDays(end, n)));

interface Entry {
  person: number;
  kind: 'adjustment' | 'deduction';
  days: number;
  on: Day;
}

const entry: fc.Arbitrary<Entry> = fc.record({
  person: fc.nat({ max: 2 }),
  kind: fc.constantFrom('adjustment', 'deduction'),
  days: fc.integer({ min: 1, max: 2_000 }).map((hundredths) => hundredths / 100),
  on: fc.constantFrom(...DAYS),
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('post' as const), entry }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('begin' as const), entry }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const), commit: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ do: 'renew' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), all: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'hire' as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const INSERT = `
  insert into ledger_entries (employee_id, kind, days, effective_on, deduction_type, actor, reason)
  values ($1, $2, $3, $4, $5, 'Ada', 'By hand')`;

function valuesOf({ person, kind, days, on }: Entry, employeeIds: readonly number[]) {
  const employeeId = employeeIds[person % employeeIds.length];
  return kind === 'deduction'
    ? [employeeId, kind, -days, on, DEDUCTION_TYPES[0]]
    : [employeeId, kind, person === 1 ? -days : days, on, null];
}

/** The balances by employee, as the statement sums them. */
async function sumsOn(day: Day): Promise<Map<number, number>> {
  const entries = await t.deps.db
    .selectFrom('ledger_entries')
    .select(['employee_id', 'kind', 'days', 'effective_on'])
    .execute();
  const employees = await t.deps.db.selectFrom('employees').select('id').execute();
  return new Map(
    employees.map(({ id }) => {
      const own = entries.filter(
        ({ employee_id, kind, effective_on }) =>
          employee_id === id &&
          (COUNTS_AT_ONCE.includes(kind as LedgerKind) || effective_on <= day),
      );
      return [id, own.reduce((sum, { days }) => sum + Math.round(days * 100), 0) / 100];
    }),
  );
}

async function readBalances(day: Day): Promise<Map<number, number>> {
  const rows = await t.deps.db.selectFrom(balancesOn(day)).selectAll().execute();
  return new Map(rows.map(({ employee_id, days }) => [employee_id, days]));
}

async function expectSums(days: readonly Day[]) {
  for (const day of days) expect(await readBalances(day), day).toEqual(await sumsOn(day));
}

async function run(steps: readonly Step[]) {
  const hired = await t.deps.db.selectFrom('employees').select(['id', 'area_id']).execute();
  const employeeIds = hired.map(({ id }) => id);
  const open: PoolClient[] = [];
  const renewals: Promise<void>[] = [];
  const { pool } = t.database;
  const end = async (commit: boolean) => {
    const client = open.shift();
    await client?.query(commit ? 'commit' : 'rollback');
    client?.release();
  };
  const act = async (action: Step) => {
    if (action.do === 'post') await pool.query(INSERT, valuesOf(action.entry, employeeIds));
    if (action.do === 'begin' && open.length < 4) {
      const client = await pool.connect();
      open.push(client);
      await client.query('begin');
      await client.query(INSERT, valuesOf(action.entry, employeeIds));
    }
    if (action.do === 'end') await end(action.commit);
    if (action.do === 'renew') renewals.push(renewBalanceSnapshot(t.deps.db));
    if (action.do === 'delete') {
      await pool.query(`delete from balance_snapshots ${action.all ? '' : 'where days > 0'}`);
    }
    if (action.do === 'hire') {
      const { rows } = await pool.query(
        `insert into employees (name, area_id, cargo, accrues_after)
         values ('New', $1, 'Head', '2026-01-01') returning id`,
        [hired[0]?.area_id],
      );
      employeeIds.push(rows[0].id);
    }
  };
  try {
    for (const action of steps) {
      // A renewal has locked the snapshots until the open transactions end.
      if (action.do === 'delete' && renewals.length > 0) {
        while (open.length > 0) await end(true);
        await Promise.all(renewals.splice(0));
      }
      await act(action);
      await expectSums(MONTH_ENDS.slice(1, 3));
    }
    while (open.length > 0) await end(true);
    await Promise.all(renewals);
    await expectSums(DAYS);
    await renewBalanceSnapshot(t.deps.db);
    await expectSums(DAYS);
  } finally {
    for (const client of open) client.release(true);
  }
}

test('D17: a snapshot and later entries are the plain sum on every day, for any history', {
  timeout: 120_000,
}, async () => {
  for (const name of ['Ana', 'Bia', 'Caio']) await makePerson(t, name, { balance: 10 });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), run), {
    numRuns: 25,
  });
});

test('D17: a snapshot waits for entries that have an id and are not committed', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 10 });
  const bia = await makePerson(t, 'Bia', { balance: 10 });
  const client = await t.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(INSERT, [ana.employeeId, 'adjustment', 5, '2026-01-31', null]);
    await t.database.pool.query(INSERT, [bia.employeeId, 'adjustment', 1, '2026-01-31', null]);
    let renewed = false;
    const renewal = renewBalanceSnapshot(t.deps.db).then(() => {
      renewed = true;
    });
    await new Promise((done) => setTimeout(done, 200));
    expect(renewed).toBe(false);
    // Other entries don't wait for the renewal.
    await t.database.pool.query(INSERT, [bia.employeeId, 'adjustment', 2, '2026-01-31', null]);
    await client.query('commit');
    await renewal;
  } finally {
    client.release();
  }
  expect(await readBalances('2026-03-02')).toEqual(
    new Map([
      [ana.employeeId, 15],
      [bia.employeeId, 13],
    ]),
  );
  const { rows } = await t.database.pool.query(
    'select count(distinct last_entry_id) from balance_snapshots',
  );
  expect(rows).toEqual([{ count: 1 }]);
});
