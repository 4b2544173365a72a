import {
  type Birthday,
  type CommunicationYears,
  type MonthlyImage,
  monthlyImage,
  NO_BIRTHDAY,
  type RevenueTarget,
} from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES, type MonthOfYear } from '@intranet/contract/communication/rules.ts';
import {
  FIRST_YEAR,
  isYearOpen,
  LAST_YEAR,
  yearOf,
} from '@intranet/contract/communication/years.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { listBirthDates, readBirthDates } from '#features/people/birthdays/queries.ts';
import { mayEditBirthdayOf } from './policy.ts';

type Person = Awaited<ReturnType<typeof readBirthDates>>[number];

const birthdayOf = (
  { id, name, area, cargo, birthDate, accountId }: Person,
  actor: Actor,
): Birthday => ({
  employee_id: id,
  name,
  area,
  cargo,
  birthday: birthDate ?? NO_BIRTHDAY,
  can_edit: mayEditBirthdayOf(actor, accountId),
});

/** Birthdays of active employees, by name, with the actor's permission to change them (D37, D4). */
export async function listBirthdays(db: DbOrTx, actor: Actor): Promise<Birthday[]> {
  return (await listBirthDates(db)).map((person) => birthdayOf(person, actor));
}

/** The birthdays of these employees, in any order. */
export async function readBirthdays(
  db: DbOrTx,
  ids: readonly number[],
  actor: Actor,
): Promise<Birthday[]> {
  return (await readBirthDates(db, ids)).map((person) => birthdayOf(person, actor));
}

export const imageUrl = (key: string): string => monthlyImage.path.replace('{key}', key);

/** The pictures of a year, January first. */
export async function listMonthlyImages(db: DbOrTx, year: number): Promise<MonthlyImage[]> {
  const rows = await db
    .selectFrom('monthly_images')
    .selectAll()
    .where('year', '=', year)
    .orderBy('month')
    .execute();
  return rows.map((row) => ({
    month: row.month,
    url: imageUrl(row.file_key),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  }));
}

export async function findImageKey(
  db: DbOrTx,
  { year, month }: MonthOfYear,
): Promise<string | null> {
  const row = await db
    .selectFrom('monthly_images')
    .select('file_key')
    .where('year', '=', year)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/** Goal and actual of a year's twelve months in whole reais, January first; 0 if not set. */
export async function listRevenueTargets(db: DbOrTx, year: number): Promise<RevenueTarget[]> {
  const rows = await db
    .selectFrom('revenue_targets')
    .select(['month', 'goal', 'actual'])
    .where('year', '=', year)
    .execute();
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  return MONTH_NAMES.map(
    (_, index) => byMonth.get(index + 1) ?? { month: index + 1, goal: 0, actual: 0 },
  );
}

/** The years with targets or pictures, the current and the next one, and open ones, newest first (D54). */
export async function listYears(db: DbOrTx, today: Day): Promise<CommunicationYears> {
  const filled = await db
    .selectFrom('revenue_targets')
    .select('year')
    .union(db.selectFrom('monthly_images').select('year'))
    .execute();
  const current = yearOf(today);
  const nearby = [current - 1, current, current + 1].filter(
    (year) => isYearOpen(year, today) && year >= FIRST_YEAR && year <= LAST_YEAR,
  );
  const years = new Set([...filled.map(({ year }) => year), ...nearby]);
  return {
    current,
    years: [...years]
      .sort((a, b) => b - a)
      .map((year) => ({ year, open: isYearOpen(year, today) })),
  };
}
