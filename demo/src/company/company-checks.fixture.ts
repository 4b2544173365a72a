import { fitsBalance } from '@intranet/contract/balance/funding.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Db } from '@intranet/server/core/db/database.ts';
import { readFundingFacts } from '@intranet/server/features/balance/funding.ts';
import { listBalances } from '@intranet/server/features/balance/queries.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';

const count = sql<number>`count(*)::int`.as('count');

/** Counts the rows for each value of a column. */
export async function countBy(db: Db, table: 'leaves' | 'employees', column: string) {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*)::int as count
    from ${sql.table(table)} group by 1`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.value, row.count]));
}

export async function countRows(
  db: Db,
  table: 'leaves' | 'employees' | 'accounts' | 'mail_outbox',
) {
  const row = await db.selectFrom(table).select(count).executeTakeFirstOrThrow();
  return row.count;
}

/** Nobody has two leaves on one day (D22). */
async function expectNoSelfOverlap(db: Db) {
  const { rows } = await sql`
    select a.id, b.id from leaves a join leaves b on b.employee_id = a.employee_id and b.id > a.id
      and a.starts_on <= b.ends_on and b.starts_on <= a.ends_on
    where a.state in ('pending', 'approved', 'cancellation_asked')
      and b.state in ('pending', 'approved', 'cancellation_asked')`.execute(db);
  expect(rows).toEqual([]);
}

/** The ledger matches the leaves: a debit for each approval, reversed by a cancellation. */
async function expectLedgerFollowsLeaves(db: Db) {
  const { rows } = await sql`
    select l.id, l.state, l.days, le.kind, le.days as posted
    from (
      select l.*, k.kind from leaves l cross join (values ('debit'), ('reversal')) k (kind)
      where l.type = 'Vacation' and (l.state = 'cancelled'
        or (k.kind = 'debit' and l.state in ('approved', 'cancellation_asked')))
    ) l
    full join (select * from ledger_entries where leave_id is not null) le
      on le.leave_id = l.id and le.kind = l.kind
    where le.id is null or l.id is null or le.employee_id <> l.employee_id
      or le.effective_on <> l.starts_on
      or le.days <> case le.kind when 'debit' then -l.days else l.days end`.execute(db);
  expect(rows).toEqual([]);
}

/** Each leave's history ends in its state, without steps in the future. */
async function expectHistories(db: Db, now: Date) {
  const { rows } = await sql`
    select l.id, l.state, last.event from leaves l left join lateral (
      select * from leave_events ev where ev.leave_id = l.id order by ev.id desc limit 1
    ) last on true
    where last.event is distinct from case l.state when 'pending'
        then case l.version when 1 then 'requested' else 'moved' end else l.state end
      or last.version <> l.version or last.at > ${now} or last.at < l.requested_at
      or (l.state in ('approved', 'rejected', 'cancelled', 'cancellation_asked'))
        <> (l.decided_by is not null and l.decided_at <= last.at)`.execute(db);
  expect(rows).toEqual([]);
}

/** No balance is below zero, on any day since the opening (D19), nor is SALDO (D17). */
async function expectFunded(db: Db, today: Day) {
  const employees = await db
    .selectFrom('employees')
    .select(['id', 'name', 'accrues_after'])
    .execute();
  for (const employee of employees) {
    const facts = await readFundingFacts(db, employee.id, null);
    const opening = employee.accrues_after;
    const judged = fitsBalance({
      ...facts,
      today: opening,
      request: { on: opening, days: 0 },
      overdraft: 0,
    });
    expect(judged, employee.name).toMatchObject({ fits: true });
  }
  const balances = await listBalances(db, today);
  expect(balances.filter(({ balance }) => balance < 0)).toEqual([]);
}

/** Checks that hold for every generated company, whatever its size. */
export async function expectSoundCompany(db: Db, today: Day): Promise<void> {
  await expectNoSelfOverlap(db);
  await expectLedgerFollowsLeaves(db);
  await expectHistories(db, new Date(`${today}T03:00:00Z`));
  await expectFunded(db, today);
}
