import type { DatedDays } from '@intranet/contract/balance/funding.ts';
import { computeVacationDue, type DueFacts } from '@intranet/contract/balance/law.ts';
import type { DeductionType, LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { readLeaveSettings } from '../settings/queries.ts';

/** An employee's whole ledger, by effective date and then in posting order. */
export async function readStatementFacts(db: DbOrTx, employeeId: number) {
  const { entries, ...person } = await db
    .selectFrom('employees as e')
    .select((eb) => [
      'e.ativo',
      'e.start_date',
      jsonArrayFrom(
        eb
          .selectFrom('ledger_entries as le')
          .select(['le.id', 'le.effective_on as date', 'le.posted_at', 'le.kind'])
          .leftJoin('leaves as l', 'l.id', 'le.leave_id')
          .select(['le.deduction_type', 'le.days', 'le.reason', 'le.actor', 'le.leave_id'])
          .select('l.type as leave_type')
          .whereRef('le.employee_id', '=', 'e.id')
          .orderBy('le.effective_on')
          .orderBy('le.id'),
      ).as('entries'),
    ])
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return {
    ...person,
    entries: entries.map((entry) => ({
      ...entry,
      posted_at: new Date(entry.posted_at).toISOString(),
      kind: entry.kind as LedgerKind,
      deduction_type: entry.deduction_type as DeductionType | null,
      leave_type: entry.leave_type as LeaveType | null,
    })),
  };
}
export type StatementFacts = Awaited<ReturnType<typeof readStatementFacts>>;

/** Employees with overdue or due vacation (CLT Art. 134, 137), none while hints are off. */
export async function listVacationDue(db: DbOrTx, today: Day) {
  const { law_hints: enabled } = await readLeaveSettings(db);
  if (!enabled) return { enabled, people: [] };
  const past = sql<boolean>`le.effective_on <= ${today}`;
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .innerJoin('ledger_entries as le', 'le.employee_id', 'e.id')
    .select((eb) => [
      'e.id as employee_id',
      'e.name',
      'areas.name as area',
      'e.start_date',
      sql<number>`coalesce(${eb.fn.sum('le.days').filterWhere(past)}, 0)`.as('balance'),
      sql<Day[]>`coalesce(json_agg(le.effective_on) filter (
        where le.kind = 'accrual' and le.effective_on > ${today}::date - interval '2 years'
      ), '[]')`.as('accrued'),
      sql<Day | null>`min(le.effective_on) filter (where le.kind = 'opening')`.as('openedOn'),
      // Future entries are few: only vacations approved in advance.
      sql<DatedDays[]>`coalesce(json_agg(json_build_object('on', le.effective_on, 'days', le.days))
        filter (where not ${past}), '[]')`.as('ahead'),
    ])
    .where('e.ativo', '=', 'S')
    .where('e.start_date', 'is not', null)
    .groupBy(['e.id', 'areas.name'])
    .orderBy('e.id')
    .execute();
  const people = sortByText(rows, ({ name }) => name).flatMap(
    ({ employee_id, name, area, start_date: startDate, balance, ahead, ...months }) => {
      if (startDate === null) return [];
      const facts: DueFacts = {
        startDate,
        today,
        entries: [{ on: today, days: balance }, ...ahead],
        ...months,
      };
      const due = computeVacationDue(facts);
      return due.overdue > 0 || due.due > 0 ? [{ employee_id, name, area, ...due }] : [];
    },
  );
  people.sort((a, b) => b.overdue - a.overdue || (a.by < b.by ? -1 : Number(a.by > b.by)));
  return { enabled, people };
}

/** The result of the last comparison, or null before the first one. */
export async function readReconciliation(db: DbOrTx) {
  const last = await db
    .selectFrom('reconciliations as r')
    .select((eb) => [
      'r.ran_at',
      'r.leaves_checked',
      jsonArrayFrom(
        eb
          .selectFrom('reconciliation_differences as d')
          .innerJoin('leaves as l', 'l.id', 'd.leave_id')
          .innerJoin('employees as e', 'e.id', 'l.employee_id')
          .select([
            'd.leave_id',
            'e.id as employee_id',
            'e.name',
            'l.starts_on as start',
            'l.ends_on as end',
            'd.expected',
            'd.found',
            'd.detail',
          ])
          .whereRef('d.reconciliation_id', '=', 'r.id')
          .orderBy('e.name')
          .orderBy('l.starts_on'),
      ).as('differences'),
      jsonArrayFrom(
        eb
          .selectFrom('balance_differences as d')
          .innerJoin('employees as e', 'e.id', 'd.employee_id')
          .select(['d.employee_id', 'e.name', 'd.expected', 'd.found'])
          .whereRef('d.reconciliation_id', '=', 'r.id')
          .orderBy('e.name')
          .orderBy('e.id'),
      ).as('balances'),
    ])
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? { ...last, ran_at: last.ran_at.toISOString() } : null;
}
