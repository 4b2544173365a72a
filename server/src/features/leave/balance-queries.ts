import type { Day } from '@intranet/contract/days.ts';
import type { DatedDays } from '@intranet/contract/leave/rules.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

/**
 * A condition on `le`, the ledger: what counts towards SALDO on a day. What was taken counts at once,
 * whatever its date, the rest once in effect (D17).
 */
export const countsTowardsBalance = (today: Day) =>
  sql<boolean>`(le.kind in ('debit', 'reversal', 'deduction') or le.effective_on <= ${today})`;

/** Everybody's balance but of those who have left (D14), by name. */
export async function listBalances(db: DbOrTx, today: Day) {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('ledger_entries as le', (join) =>
      join.onRef('le.employee_id', '=', 'e.id').on(countsTowardsBalance(today)),
    )
    .select((eb) => [
      'e.name as username',
      'areas.name as area',
      'e.cargo',
      sql<number>`coalesce(${eb.fn.sum('le.days')}, 0)`.as('balance'),
    ])
    .where('e.ativo', '<>', 'N')
    .groupBy(['e.id', 'areas.name'])
    .orderBy('e.name')
    .execute();
}

/** One person's balance today, in days (SALDO, D17). */
export async function findBalance(db: DbOrTx, employeeId: number, today: Day): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries as le')
    .select(sql<number>`coalesce(sum(le.days), 0)`.as('balance'))
    .where('le.employee_id', '=', employeeId)
    .where(countsTowardsBalance(today))
    .executeTakeFirstOrThrow();
  return row.balance;
}

export interface FundingFacts {
  posted: DatedDays[];
  accrual: { startDate: Day; after: Day } | null;
  pending: DatedDays[];
}

/** What the funding rule judges on (D19): the ledger, what is still to be earned, what is pending. */
export async function readFundingFacts(
  db: DbOrTx,
  employeeId: number,
  exceptLeaveId: number | null,
): Promise<FundingFacts> {
  const posted = await db
    .selectFrom('ledger_entries')
    .select(['effective_on as on', sql<number>`sum(days)`.as('days')])
    .where('employee_id', '=', employeeId)
    .groupBy('effective_on')
    .execute();
  const pending = await db
    .selectFrom('leaves')
    .select(['starts_on as on', 'days'])
    .where('employee_id', '=', employeeId)
    .where('state', '=', 'pending')
    .where('type', '=', 'Vacation')
    .$if(exceptLeaveId !== null, (q) => q.where('id', '<>', exceptLeaveId))
    .execute();
  const person = await db
    .selectFrom('employees as e')
    .select((eb) => [
      'e.ativo',
      'e.start_date',
      'e.accrues_after',
      eb
        .selectFrom('ledger_entries as le')
        .select(sql<Day>`max(le.effective_on)`.as('day'))
        .whereRef('le.employee_id', '=', 'e.id')
        .where('le.kind', '=', 'accrual')
        .as('accrued_through'),
    ])
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const { start_date: startDate, accrues_after: after, accrued_through: through } = person;
  const accrues = person.ativo === 'S' && startDate !== null;
  return {
    posted,
    pending,
    accrual: accrues ? { startDate, after: through && through > after ? through : after } : null,
  };
}
