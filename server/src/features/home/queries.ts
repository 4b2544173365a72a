import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { LIST_READERS } from '@intranet/contract/core/roles.ts';
import { type Home, MAX_LISTED, type Week } from '@intranet/contract/home/endpoints.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { listAwayWithPhotos, readOwnLeave } from '#features/leave/queries.ts';
import { listBirthdaysIn } from '#features/people/birthdays/queries.ts';

type Reader = Pick<Actor, 'employee' | 'role'>;

/** People away: in all areas for roles that may read the lists (D4), else in the reader's own. */
async function listAway(db: DbOrTx, { employee, role }: Reader, week: Home['week']) {
  const readsLists = LIST_READERS.includes(role);
  if (!readsLists && !employee) return [];
  const area = readsLists || !employee ? null : employee.area;
  const rows = await listAwayWithPhotos(db, week, { area, employeeId: employee?.id ?? null });
  return rows.map(({ photo_key, ...row }) => ({ ...row, photo: photoUrl(photo_key) }));
}

const unlistedOf = (count: number) => Math.max(0, count - MAX_LISTED);

type Shortened = Pick<Home['unlisted'], 'today' | 'later'> & { listed: Home['away'] };

const shortenNextWeek = (away: Home['away']): Shortened => ({
  listed: away.slice(0, MAX_LISTED),
  today: 0,
  later: unlistedOf(away.length),
});

/** The first people of each group, and the number of the others. */
function shortenThisWeek(away: Home['away'], today: Day): Shortened {
  const count = { back: 0, today: 0, later: 0 };
  const listed = away.filter(({ start, end }) => {
    const group = end < today ? 'back' : start > today ? 'later' : 'today';
    count[group] += 1;
    return count[group] <= MAX_LISTED;
  });
  return { listed, today: unlistedOf(count.today), later: unlistedOf(count.later) };
}

/**
 * The user's day and this or next week; without an employee, nothing about their own leave (D12).
 */
export async function readHome(
  db: DbOrTx,
  reader: Reader,
  { today, which = 'this' }: { today: Day; which: Week | undefined },
): Promise<Home> {
  const { employee } = reader;
  const week = weekOf(which === 'next' ? addDays(today, 7) : today);
  const [own, away, birthdays] = await Promise.all([
    employee && readOwnLeave(db, employee.id, today),
    listAway(db, reader, week),
    listBirthdaysIn(db, week),
  ]);
  const leave = employee && own && { area: employee.area, ...own };
  const { listed, ...unlisted } =
    which === 'next' ? shortenNextWeek(away) : shortenThisWeek(away, today);
  return {
    ...{ today, week, leave },
    away: listed,
    birthdays: birthdays.slice(0, MAX_LISTED),
    unlisted: { ...unlisted, birthdays: unlistedOf(birthdays.length) },
  };
}
