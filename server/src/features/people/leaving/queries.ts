import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  DEPARTURE_PROBLEMS,
  type Departure,
  type DepartureProblem,
  type DepartureRecord,
  departureRecordSchema,
} from '@intranet/contract/people/leaving-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Value } from '#core/db/value.ts';
import { AppError } from '#core/errors.ts';
import { sortByText } from '#core/text-order.ts';

/** @throws AppError not_found */
export async function findLeaver(db: DbOrTx, id: number) {
  const row = await db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id', 'e.name', 'areas.name as area', 'e.cargo', 'e.ativo'])
    .select('e.start_date as startDate')
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (row) return row;
  throw new AppError('not_found', t('This person isn’t in the directory.'));
}

export async function findAccountOf(db: DbOrTx, employeeId: number): Promise<number | null> {
  const row = await db
    .selectFrom('employees')
    .select('account_id')
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** The names of a Head's deputies, past ones left out. */
export async function listOwnDeputies(db: DbOrTx, headId: number, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('deputies as d')
    .innerJoin('employees as e', 'e.id', 'd.deputy_id')
    .select('e.name')
    .distinct()
    .where('d.head_id', '=', headId)
    .where(sql<boolean>`coalesce(d.ends_on, 'infinity') >= ${today}::date`)
    .execute();
  return sortByText(rows, ({ name }) => name).map(({ name }) => name);
}

/** The names of the current Heads whose deputy somebody is. */
export async function listHeadsOf(db: DbOrTx, deputyId: number, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('deputies as d')
    .innerJoin('employees as e', 'e.id', 'd.head_id')
    .select('e.name')
    .distinct()
    .where('d.deputy_id', '=', deputyId)
    .where('e.cargo', '=', 'Head')
    .where('e.ativo', '=', 'S')
    .where(sql<boolean>`coalesce(d.ends_on, 'infinity') >= ${today}::date`)
    .execute();
  return sortByText(rows, ({ name }) => name).map(({ name }) => name);
}

const COLUMNS = [
  'id',
  'employee_id',
  'version',
  'last_day',
  'pays_out',
  'note',
  'planned_by',
  'planned_by_account',
  'planned_at',
  'finished_at',
  'problem',
  'account_id',
  'record',
] as const;

const selectDepartures = (db: DbOrTx) => db.selectFrom('departures').select(COLUMNS);
export type DepartureRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectDepartures>['executeTakeFirst']>>
>;

/** The plan for an employee, or else the last completed departure. */
export async function findDeparture(db: DbOrTx, employeeId: number): Promise<DepartureRow | null> {
  const row = await selectDepartures(db)
    .where('employee_id', '=', employeeId)
    .where('cancelled_at', 'is', null)
    .orderBy(sql`finished_at desc nulls first`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** SQL: the planned last day of an employee, or null. Only for readers who may see departures. */
export const plannedLastDay = (employee: Value<number>): RawBuilder<Day | null> => sql`(
  select d.last_day from departures d
  where d.employee_id = ${employee} and d.cancelled_at is null and d.finished_at is null)`;

/** The planned last day of an employee, if there is one. Only for readers who may see departures. */
export async function findPlannedLastDay(db: DbOrTx, employeeId: number): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select ${plannedLastDay(employeeId)} as day`.execute(db);
  return rows[0]?.day ?? null;
}

/** Locks the plan for an employee, if there is one. */
export async function lockPlan(tx: Tx, employeeId: number): Promise<DepartureRow | null> {
  const row = await selectDepartures(tx)
    .where('employee_id', '=', employeeId)
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The employees whose last day is over by `today`, and whose departure isn't carried out. */
export async function listDue(db: DbOrTx, today: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('departures')
    .select('employee_id as id')
    .where('cancelled_at', 'is', null)
    .where('finished_at', 'is', null)
    .where('last_day', '<', today)
    .orderBy('last_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A planned or completed departure; null for one that was cancelled. */
export async function findDepartureById(db: DbOrTx, id: number): Promise<DepartureRow | null> {
  const row = await selectDepartures(db)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** @param code of the error that prevented it */
export const problemOf = (code: string): DepartureProblem =>
  DEPARTURE_PROBLEMS.find((known) => known === code) ?? 'unexpected';

export const presentDeparture = (row: DepartureRow): Departure => ({
  id: row.id,
  version: row.version,
  last_day: row.last_day,
  pays_out: row.pays_out,
  note: row.note,
  planned_by: row.planned_by,
  planned_at: row.planned_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  problem: row.problem === null ? null : problemOf(row.problem),
});

/** @throws ZodError for a record without a field; a field that is added later needs a default in the schema */
export const recordOf = ({ record }: Pick<DepartureRow, 'record'>): DepartureRecord | null =>
  departureRecordSchema.nullable().parse(record);

/** True if a departure deleted the account of this address or identity, so that nobody gets one by signing on. */
export async function hasDeparted(
  db: DbOrTx,
  { email, issuer, subject }: { email: string; issuer: string; subject: string },
): Promise<boolean> {
  const identity = JSON.stringify([{ issuer, subject }]);
  const row = await db
    .selectFrom('departures')
    .select('id')
    .where(
      sql<boolean>`((email is not null and lower(email) = lower(${email})) or identities @> ${identity}::jsonb)`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
