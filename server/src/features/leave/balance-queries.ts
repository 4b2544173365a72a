import { type Day, maxDay } from '@intranet/contract/days.ts';
import type { DatedDays } from '@intranet/contract/leave/rules.ts';
import { COUNTS_AT_ONCE } from '@intranet/contract/leave/statement.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

const AT_ONCE = sql.join(COUNTS_AT_ONCE.map((kind) => sql.lit(kind)));

/**
 * SALDO on a day, in days, of the entries that are selected as `le` (D17): the contract's
 * `countsTowardsBalance` says which of them count.
 */
export const saldoOn = (today: Day) =>
  sql<number>`coalesce(
    sum(le.days) filter (where le.kind in (${AT_ONCE}) or le.effective_on <= ${today}), 0)`;

/** Everybody's balance but of those who have left (D14), by name. */
export async function listBalances(db: DbOrTx, today: Day) {
  return db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .leftJoin('ledger_entries as le', 'le.employee_id', 'e.id')
    .select(['e.name as username', 'areas.name as area', 'e.cargo', saldoOn(today).as('balance')])
    .where('e.ativo', '<>', 'N')
    .groupBy(['e.id', 'areas.name'])
    .orderBy('e.name')
    .execute();
}

/** One person's balance today, in days (SALDO, D17). */
export async function findBalance(db: DbOrTx, employeeId: number, today: Day): Promise<number> {
  const row = await db
    .selectFrom('ledger_entries as le')
    .select(saldoOn(today).as('balance'))
    .where('le.employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return row.balance;
}

export interface FundingFacts {
  posted: DatedDays[];
  accrual: { startDate: Day; after: Day } | null;
  pending: DatedDays[];
}

/**
 * What somebody is still to earn: each month after the last one posted, or null (D14, D18).
 * @param through the day of the last accrual posted, when there is one
 */
function accrualToCome(
  person: { ativo: string; start_date: Day | null; accrues_after: Day },
  through: Day | null,
): FundingFacts['accrual'] {
  const { ativo, start_date: startDate, accrues_after: after } = person;
  if (ativo !== 'S' || startDate === null) return null;
  return { startDate, after: through === null ? after : maxDay(through, after) };
}

/**
 * What the funding rule judges on, of each of these employees (D19): the ledger, what is still to be earned,
 * what is pending.
 * @param exceptLeaveId a pending leave that does not count
 */
export async function listFundingFacts(
  db: DbOrTx,
  employeeIds: readonly number[],
  exceptLeaveId: number | null = null,
): Promise<Map<number, FundingFacts>> {
  const ids = sql`${employeeIds}::bigint[]`;
  const people = await db
    .selectFrom('employees as e')
    .select((eb) => [
      'e.id',
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
    .where(sql<boolean>`e.id = any(${ids})`)
    .execute();
  const posted = await db
    .selectFrom('ledger_entries')
    .select(['employee_id', 'effective_on as on', sql<number>`sum(days)`.as('days')])
    .where(sql<boolean>`employee_id = any(${ids})`)
    .groupBy(['employee_id', 'effective_on'])
    .execute();
  const pending = await db
    .selectFrom('leaves')
    .select(['employee_id', 'starts_on as on', 'days'])
    .where(sql<boolean>`employee_id = any(${ids})`)
    .where('state', '=', 'pending')
    .where('type', '=', 'Vacation')
    .$if(exceptLeaveId !== null, (q) => q.where('id', '<>', exceptLeaveId))
    .orderBy('starts_on')
    .execute();

  const facts = new Map<number, FundingFacts>();
  for (const person of people) {
    const accrual = accrualToCome(person, person.accrued_through);
    facts.set(person.id, { posted: [], accrual, pending: [] });
  }
  for (const { employee_id, ...dated } of posted) facts.get(employee_id)?.posted.push(dated);
  for (const { employee_id, ...dated } of pending) facts.get(employee_id)?.pending.push(dated);
  return facts;
}

/** The same of one employee. */
export async function readFundingFacts(
  db: DbOrTx,
  employeeId: number,
  exceptLeaveId: number | null = null,
): Promise<FundingFacts> {
  const facts = await listFundingFacts(db, [employeeId], exceptLeaveId);
  return facts.get(employeeId) ?? { posted: [], accrual: null, pending: [] };
}
