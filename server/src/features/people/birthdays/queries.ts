import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { Period } from '@intranet/contract/core/days.ts';
import { birthdaysIn } from '@intranet/contract/people/birthdays.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';
import { sortByDayThenName, sortByText } from '#core/text-order.ts';

/** The birthdays celebrated in a period, by day (D37). Former employees aren't included (D14). */
export async function listBirthdaysIn(db: DbOrTx, period: Period) {
  const dayOf = new Map(birthdaysIn(period).map(({ birthday, day }) => [birthday, day]));
  const birthday = sql<string>`to_char(birth_date, 'MM-DD')`;
  const days = [...dayOf.keys()].map((key) => Number(key.replace('-', '')));
  const rows = await db
    .selectFrom('employees')
    .innerJoin('areas', 'areas.id', 'employees.area_id')
    .leftJoin('accounts', 'accounts.id', 'employees.account_id')
    .select(['employees.id as employee_id', 'employees.name', 'areas.name as area', 'cargo'])
    .select([birthday.as('birthday'), 'photo_key'])
    .where('ativo', '<>', 'N')
    .where('birth_day', 'in', days)
    .orderBy('employees.name')
    .execute();
  return sortByDayThenName(
    rows.map(({ photo_key, ...row }) => ({
      ...row,
      photo: photoUrl(photo_key),
      day: dayOf.get(row.birthday) ?? period.start,
    })),
    ({ day }) => day,
  );
}

const selectBirthDates = (db: DbOrTx) =>
  db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['e.id', 'e.name', 'areas.name as area', 'e.cargo'])
    .select(['e.birth_date as birthDate', 'e.account_id as accountId']);

/** The birth dates of these employees, in any order. */
export const readBirthDates = (db: DbOrTx, ids: readonly number[]) =>
  selectBirthDates(db).where('e.id', '=', sql<number>`any(${ids}::bigint[])`).execute();

/** All birth dates, by name in the order of the user’s language, without former employees (D14, D37). */
export async function listBirthDates(db: DbOrTx) {
  const rows = await selectBirthDates(db).where('ativo', '<>', 'N').execute();
  return sortByText(rows, ({ name }) => name);
}
