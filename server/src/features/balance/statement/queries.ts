import type { DeductionType, LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import { compareDays, type Day } from '@intranet/contract/core/days.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { readLeaveSettings } from '../settings/queries.ts';
import { selectVacationDue } from './vacation-due-page.ts';

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

/** Everybody with overdue or due vacation (CLT Art. 134, 137), none while hints are off. */
export async function listVacationDue(db: DbOrTx, today: Day) {
  const { law_hints: enabled } = await readLeaveSettings(db);
  if (!enabled) return { enabled, people: [] };
  const rows = await selectVacationDue(db, today).orderBy('due.employee_id').execute();
  const people = sortByText(rows, ({ name }) => name);
  people.sort((a, b) => b.overdue - a.overdue || compareDays(a.by, b.by));
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
