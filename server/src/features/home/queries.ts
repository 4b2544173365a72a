import type { Day } from '@intranet/contract/core/days.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { readOwnLeave } from '#features/leave/queries.ts';
import { listBirthdays } from '#features/people/birthdays/queries.ts';

/** The user's day and week; without an employee, nothing about leave (D12). */
export async function readHome(
  db: DbOrTx,
  { employee }: Pick<Actor, 'employee'>,
  today: Day,
): Promise<Home> {
  const week = weekOf(today);
  const [own, birthdays] = await Promise.all([
    employee && readOwnLeave(db, employee.id, today, week),
    listBirthdays(db, week),
  ]);
  return { today, week, leave: employee && own && { area: employee.area, ...own }, birthdays };
}
