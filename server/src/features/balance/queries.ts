import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import { addMonths, type Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByText } from '#core/text-order.ts';
import { balancesOn } from './balances.ts';
import { accrualToCome } from './funding.ts';

/** The balances of all current employees, contractors included (D14), by name. */
export async function listBalances(db: DbOrTx, today: Day) {
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .innerJoin(balancesOn(today), 'balances.employee_id', 'e.id')
    .select(['e.id as employee_id', 'e.name as username', 'areas.name as area', 'e.cargo'])
    .select('balances.days as balance')
    .where('e.ativo', '<>', 'N')
    .orderBy('e.id')
    .execute();
  return sortByText(rows, ({ username }) => username);
}

/** An employee's balance today, in days (SALDO, D17). */
export async function findBalance(db: DbOrTx, employeeId: number, today: Day): Promise<number> {
  const row = await db
    .selectFrom(balancesOn(today))
    .select('balances.days')
    .where('balances.employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return row.days;
}

/** The next monthly accrual, of today at the earliest; null for somebody who earns none (D14, D18). */
async function findNextAccrual(db: DbOrTx, employeeId: number, today: Day) {
  const row = await db
    .selectFrom('employees as e')
    .select(['e.ativo', 'e.start_date', 'e.accrues_after'])
    .select(
      sql<Day | null>`(
        select max(le.effective_on) from ledger_entries le
        where le.employee_id = e.id and le.kind = 'accrual')`.as('through'),
    )
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const accrual = accrualToCome(row, row.through);
  if (!accrual) return null;
  const days = accrualDays(accrual.startDate, accrual.after, addMonths(today, 2));
  const on = days.find((day) => day >= today);
  return on ? { on, days: ACCRUAL_DAYS } : null;
}

export async function readOwnBalance(db: DbOrTx, employeeId: number, today: Day) {
  const [balance, accrual] = await Promise.all([
    findBalance(db, employeeId, today),
    findNextAccrual(db, employeeId, today),
  ]);
  return { balance, next_accrual: accrual };
}
