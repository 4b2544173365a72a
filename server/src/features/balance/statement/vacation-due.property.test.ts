import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import { computeVacationDue } from '@intranet/contract/balance/law.ts';
import { addDays, type Day, daysBetween } from '@intranet/contract/core/days.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeArea, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { renewVacationDue, vacationDueOn, vacationDueOrderOn } from './vacation-due.ts';

const t = useTestApp();

const TODAY = '2026-03-02';
const day = (min: number, max: number) =>
  fc.integer({ min, max }).map((days) => addDays(TODAY, days));

const startDate = fc.oneof(
  { weight: 2, arbitrary: day(-2_500, 400) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2024-02-29',
      '2023-03-31',
      '2025-03-02',
      '2024-03-03',
      '2020-03-01',
    ),
  },
);
const days = fc
  .integer({ min: -4_000, max: 4_000 })
  .filter((hundredths) => hundredths !== 0)
  .map((hundredths) => hundredths / 100);
const entry = fc.record({ on: day(-1_200, 500), days });

const history = fc.record({
  startDate,
  opening: fc.option(fc.record({ on: day(-1_200, 20), days })),
  /** Accruals lack the months of a gap, as after somebody was a contractor (D14). */
  accrued: fc.record({ after: day(-1_500, 0), gap: fc.tuple(day(-1_000, 0), fc.nat(500)) }),
  entries: fc.array(entry, { maxLength: 6 }),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

const change = fc.record({
  person: fc.nat(),
  entry: fc.option(entry),
  startDate: fc.option(startDate, { freq: 1 }),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

async function insertEntries(entries: { id: number; kind: string; on: Day; days: number }[]) {
  await t.database.pool.query(
    `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
     select id, kind, days, "on", 'Test', 'Test'
     from json_to_recordset($1) entry (id bigint, kind text, "on" date, days numeric)`,
    [JSON.stringify(entries)],
  );
}

/** @returns the ids of new employees, one for each history */
async function makePeople(histories: readonly History[]): Promise<number[]> {
  const { rows } = await t.database.pool.query<{ id: number }>(
    `insert into employees (name, area_id, cargo, accrues_after, start_date)
     select 'Person', $1, 'Head', '2020-01-01', start_date
     from unnest($2::date[]) start_date returning id`,
    [await makeArea(t, 'Legal'), histories.map((one) => one.startDate)],
  );
  const ids = rows.map(({ id }) => Number(id));
  await insertEntries(
    histories.flatMap(({ startDate: since, opening, accrued: { after, gap }, entries }, index) => {
      const id = ids[index] ?? 0;
      const [gapStart, gapDays] = gap;
      const months = accrualDays(since, after, TODAY).filter(
        (on) => on < gapStart || on > addDays(gapStart, gapDays),
      );
      return [
        ...(opening ? [{ id, kind: 'opening', ...opening }] : []),
        ...months.map((on) => ({ id, kind: 'accrual', on, days: ACCRUAL_DAYS })),
        ...entries.map((one) => ({ id, kind: 'adjustment', ...one })),
      ];
    }),
  );
  return ids;
}

async function applyChanges(ids: readonly number[], changes: readonly Change[]) {
  for (const { person, entry: added, startDate: moved } of changes) {
    const id = ids[person % ids.length] ?? 0;
    if (added) await insertEntries([{ id, kind: 'adjustment', ...added }]);
    if (moved) {
      await t.deps.db
        .updateTable('employees')
        .set({ start_date: moved })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** What the contract computes from the ledger, by employee. */
async function computeDue(ids: readonly number[], today: Day) {
  const people = await t.deps.db
    .selectFrom('employees')
    .select(['id', 'start_date'])
    .where('id', 'in', ids)
    .execute();
  const rows = await t.deps.db
    .selectFrom('ledger_entries')
    .select(['employee_id', 'kind', 'effective_on as on', 'days'])
    .where('employee_id', 'in', ids)
    .execute();
  return new Map(
    people.map(({ id, start_date }) => {
      const entries = rows.filter(({ employee_id }) => employee_id === id);
      const daysOf = (kind: string) =>
        entries.filter((one) => one.kind === kind).map(({ on }) => on);
      const due = computeVacationDue({
        startDate: start_date ?? '',
        today,
        entries,
        accrued: daysOf('accrual'),
        openedOn: daysOf('opening')[0] ?? null,
      });
      return [id, due];
    }),
  );
}

const byId = (a: { employee_id: number }, b: { employee_id: number }) =>
  a.employee_id - b.employee_id;

/** The most overdue first, then by deadline. Null if nothing is overdue or due. */
const urgencyOf = ({ overdue, due, by }: ReturnType<typeof computeVacationDue>) =>
  overdue > 0 || due > 0 ? Math.round(overdue * 100) * 1_000 - daysBetween('2000-01-01', by) : null;

async function expectDue(ids: readonly number[], on: readonly Day[]) {
  const own = sql<boolean>`e.id = any(${ids}::bigint[])`;
  const { db } = t.deps;
  for (const today of on) {
    const rows = await db.selectFrom(vacationDueOn(today, own)).selectAll().execute();
    const found = new Map(
      rows.map(({ employee_id, name: _, area_id: __, ...due }) => [employee_id, due]),
    );
    const expected = await computeDue(ids, today);
    expect(found, today).toEqual(expected);
    const order = await db
      .selectFrom(vacationDueOrderOn(today, own))
      .select(['due.employee_id', 'due.urgency', 'due.due', 'due.by'])
      .execute();
    const sorted = [...expected].map(([employee_id, one]) => {
      const { due, by } = one;
      return { employee_id, urgency: urgencyOf(one), due, by };
    });
    expect(order.toSorted(byId), today).toEqual(sorted.toSorted(byId));
  }
}

test('CLT Art. 134, 137: the database computes what the contract does, saved or not, for any history', {
  timeout: 120_000,
}, async () => {
  const run = async (
    histories: readonly History[],
    changes: readonly Change[],
    savedOn: Day,
    on: readonly Day[],
  ) => {
    const ids = await makePeople(histories);
    const former = changes.slice(0, changes.length / 2);
    await expectDue(ids, on);
    await renewVacationDue(t.deps.db, savedOn);
    await expectDue(ids, [savedOn, ...on]);
    await applyChanges(ids, former);
    await expectDue(ids, on);
    await renewVacationDue(t.deps.db, savedOn);
    await applyChanges(ids, changes.slice(former.length));
    await expectDue(ids, on);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: 20, maxLength: 20 }),
      fc.array(change, { maxLength: 8 }),
      day(-10, 10),
      fc.array(day(-30, 800), { minLength: 3, maxLength: 3 }),
      run,
    ),
    { numRuns: 25 },
  );
});

test('what is saved waits for entries that have an id and are not committed', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 40, startDate: '2024-04-10' });
  const client = await t.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason)
       values ($1, 'adjustment', -15, '2026-02-01', 'Test', 'Test')`,
      [ana.employeeId],
    );
    const renewal = renewVacationDue(t.deps.db, TODAY);
    await new Promise((done) => setTimeout(done, 200));
    await client.query('commit');
    await renewal;
  } finally {
    client.release();
  }
  const saved = await t.deps.db.selectFrom('vacation_due_snapshots').select('due').execute();
  expect(saved).toEqual([{ due: 5 }]);
  await expectDue([ana.employeeId], [TODAY]);
});

test('what is saved is read as it is, until there is an entry', async () => {
  const ana = await makePerson(t, 'Ana', { balance: 40, startDate: '2024-04-10' });
  await renewVacationDue(t.deps.db, TODAY);
  await t.deps.db.updateTable('vacation_due_snapshots').set({ due: 7 }).execute();
  const dueOf = async () => {
    const row = await t.deps.db.selectFrom(vacationDueOn(TODAY)).select('due').executeTakeFirst();
    return row?.due;
  };
  expect(await dueOf()).toBe(7);
  await insertEntries([{ id: ana.employeeId, kind: 'adjustment', on: TODAY, days: -1 }]);
  expect(await dueOf()).toBe(19);
});
