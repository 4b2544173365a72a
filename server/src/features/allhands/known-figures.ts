import { type KnownFigures, MAX_NAMED } from '@intranet/contract/allhands/known-figures.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { listRevenueTargets } from '#features/communication/queries.ts';
import { countStaff, isOnStaff } from '#features/people/queries.ts';
import { countAway } from './queries.ts';

type Column = 'birth_date' | 'start_date';

/** Counts the staff by the whole years since a date. A date to come counts as zero years. */
async function countYears(db: DbOrTx, column: Column, today: Day) {
  const { rows } = await sql<{ years: number | null; people: number }>`
    select greatest(0, extract(year from age(${today}::date, ${sql.ref(`e.${column}`)})))::int as years,
      count(*)::int as people
    from employees e where ${isOnStaff(today)} and ${sql.ref(`e.${column}`)} is not null
    group by 1 order by 1`.execute(db);
  const years = rows.map((row) => ({ years: row.years ?? 0, people: row.people }));
  const counted = years.reduce((sum, { people }) => sum + people, 0);
  return { years, counted, unknown_names: await listWithout(db, column, today) };
}

/** The first people on staff without a date, by name. */
async function listWithout(db: DbOrTx, column: Column, today: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('employees as e')
    .select('e.name')
    .where(isOnStaff(today))
    .where(`e.${column}`, 'is', null)
    .orderBy('e.name')
    .limit(MAX_NAMED)
    .execute();
  return rows.map(({ name }) => name);
}

/** The figures that the product can fill into a deck (D55). People are those on staff today. */
export async function readKnownFigures(db: DbOrTx, today: Day): Promise<KnownFigures> {
  const year = Number(today.slice(0, 4));
  const [ages, tenures, areas, targets, headcount] = await Promise.all([
    countYears(db, 'birth_date', today),
    countYears(db, 'start_date', today),
    countAway(db, year),
    listRevenueTargets(db, year),
    countStaff(db, today),
  ]);
  const counted = ({ counted: known, ...one }: typeof ages) => ({
    ...one,
    unknown: headcount - known,
  });
  return {
    as_of: today,
    headcount,
    ages: counted(ages),
    tenures: counted(tenures),
    away: { year, areas },
    revenue: {
      year,
      goals: targets.map(({ goal }) => goal),
      actuals: targets.map(({ actual }) => actual),
    },
  };
}
