import {
  ALL_MONTHS,
  type Birthday,
  type BirthdayPage,
  type BirthdaySort,
  type birthdayPage,
} from '@intranet/contract/communication/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName } from '#core/db/sort-keys.ts';
import { passesFilter } from '#features/people/people-sql.ts';
import { readBirthdays } from './queries.ts';

type Query = z.output<(typeof birthdayPage)['query']>;

/** As in `birth_day`: 917 for 17 September. */
const dayNumber = (day: Day) => Number(day.slice(5, 7)) * 100 + Number(day.slice(8));

/** By day of the year from `first` on. Missing days come last in both directions. */
function byDayOfYear(first: number, descending: boolean): SortKey {
  const following = sql`(e.birth_day + ${10_000 - first}::int) % 10000`;
  return { expression: sql`coalesce(${following}, ${descending ? -1 : 99999})`, type: 'int' };
}

/**
 * A page of the birthdays of current employees. The order begins with this week, or with a month's
 * first day (D37).
 * @throws AppError invalid_input for a cursor of another list
 */
export async function readBirthdayPage(
  db: DbOrTx,
  query: Query,
  actor: Actor,
  today: Day,
): Promise<BirthdayPage> {
  const { sort = 'birthday:asc', month } = query;
  const ofMonth = month !== ALL_MONTHS;
  const all = db.selectFrom('employees as e').where('e.ativo', '<>', 'N');
  const filtered = all
    .where(passesFilter({ name: query.name }))
    .$if(ofMonth, (q) => q.where(sql<boolean>`e.birth_day / 100 = ${Number(month)}`));
  const first = ofMonth ? 0 : dayNumber(weekOf(today).start);
  const keys: Record<BirthdaySort, SortKey> = {
    birthday: byDayOfYear(first, sort.endsWith(':desc')),
    name: byName(sql.ref('e.name')),
  };
  return readListPage(
    {
      name: 'birthdays',
      keys,
      id: sql.ref<number>('e.id'),
      idOf: ({ employee_id }: Birthday) => employee_id,
      readRows: (ids) => readBirthdays(db, ids, actor),
    },
    { all, filtered, sorted: filtered },
    { ...query, sort },
  );
}
