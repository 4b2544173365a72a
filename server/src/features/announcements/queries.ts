import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import {
  CONFIRMATIONS_PAGE,
  type confirmations,
  type ManagedAnnouncement,
  type ReadAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { contains } from '#core/db/folded.ts';
import { AppError } from '#core/errors.ts';
import { membershipsIn } from '#features/groups/policy.ts';
import { findReader, nameReaders, readReaders } from '#features/groups/queries.ts';
import { isAway } from '#features/people/queries.ts';
import { audienceOf } from './audience.ts';

/** SQL: the day is one on which the announcement `a` shows. */
export const isShownOn = (day: Day): RawBuilder<boolean> =>
  sql`a.from_day <= ${day} and coalesce(a.until_day >= ${day}, true)`;

const listsOf = (rows: readonly { readers_id: number | null }[]) =>
  rows.flatMap(({ readers_id }) => readers_id ?? []);

/** The titles of announcements that somebody changed last and that show after a day. */
export async function listOwnAnnouncements(
  db: DbOrTx,
  username: string,
  day: Day,
): Promise<string[]> {
  const rows = await db
    .selectFrom('announcements as a')
    .select('a.title')
    .where('a.updated_by', '=', username)
    .where(sql<boolean>`coalesce(a.until_day > ${day}, true)`)
    .orderBy('a.id')
    .execute();
  return rows.map(({ title }) => title);
}

/** The announcements of a day for the caller, or one of them. */
export async function listAnnouncements(
  db: DbOrTx,
  actor: Pick<Actor, 'accountId' | 'role'>,
  day: Day,
  id?: number,
): Promise<ReadAnnouncement[]> {
  const rows = await db
    .selectFrom('announcements as a')
    .leftJoin('announcement_readings as r', (join) =>
      join.onRef('r.announcement_id', '=', 'a.id').on('r.account_id', '=', actor.accountId),
    )
    .leftJoin('announcement_confirmations as c', (join) =>
      join
        .onRef('c.announcement_id', '=', 'a.id')
        .onRef('c.text_hash', '=', 'a.text_hash')
        .on('c.account_id', '=', actor.accountId),
    )
    .select(['a.id', 'a.title', 'a.text', 'a.text_hash', 'a.readers_id', 'a.pinned'])
    .select(['a.from_day', 'a.until_day', 'a.confirm_by', 'r.read_hash', 'c.at'])
    .where(isShownOn(day))
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0))
    .orderBy('a.pinned', 'desc')
    .orderBy('a.from_day', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const reader = await findReader(db, actor);
  const lists = await readReaders(db, listsOf(rows));
  const isFor = (list: number | null) => {
    if (list === null) return !reader.hasLeft;
    const readers = lists.get(list);
    return readers !== undefined && membershipsIn(readers, reader).length > 0;
  };
  return rows
    .filter(({ readers_id }) => isFor(readers_id))
    .map(({ readers_id: _, from_day, until_day, read_hash, at, ...row }) => ({
      ...row,
      from: from_day,
      until: until_day,
      read: at !== null || (row.confirm_by === null && read_hash === row.text_hash),
      confirmed_at: at?.toISOString() ?? null,
    }));
}

/** Those that show or will show first, then the past ones. */
export async function listAllAnnouncements(db: DbOrTx): Promise<ManagedAnnouncement[]> {
  const rows = await db
    .selectFrom('announcements as a')
    .innerJoinLateral(
      sql<{ people: number; confirmed: number }>`(
        select count(*) as people, count(c.id) as confirmed
        from ${audienceOf(sql.ref('a.readers_id'))} member
        left join announcement_confirmations c on c.announcement_id = a.id
          and c.account_id = member.account_id and c.text_hash = a.text_hash
      )`.as('counts'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.title', 'a.text', 'a.readers_id', 'a.pinned', 'a.confirm_by'])
    .select(['a.from_day as from', 'a.until_day as until'])
    .select(['a.version', 'a.updated_at', 'a.updated_by', 'counts.people', 'counts.confirmed'])
    .orderBy('a.from_day', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  const named = await nameReaders(db, await readReaders(db, listsOf(rows)));
  return rows.map(({ readers_id, updated_at, ...row }) => ({
    ...row,
    readers: readers_id === null ? null : (named.get(readers_id) ?? null),
    updated_at: updated_at.toISOString(),
  }));
}

/** For `listGroupUses`. */
export async function listAnnouncementGroups(db: DbOrTx) {
  const rows = await db
    .selectFrom('announcements as a')
    .innerJoin('readers as r', 'r.list_id', 'a.readers_id')
    .select(['r.group_id', 'a.title as name'])
    .where('r.group_id', 'is not', null)
    .orderBy('a.id')
    .execute();
  return rows.flatMap(({ group_id, name }) => (group_id === null ? [] : [{ group_id, name }]));
}

export const announcementGone = () =>
  new AppError('not_found', t('This announcement no longer exists.'));

type ConfirmationsQuery = z.output<NonNullable<typeof confirmations.query>>;

interface ConfirmationRow {
  employee_id: number | null;
  name: string;
  area: string;
  cargo: string;
  photo_key: string | null;
  confirmed_at: Date | null;
  confirmed_earlier_at: Date | null;
  on_leave: boolean;
}

/** The people of the audience who have confirmed the current text, or who haven't. @throws AppError not_found */
export async function listConfirmations(
  db: DbOrTx,
  id: number,
  { list, search, page }: ConfirmationsQuery,
  day: Day,
) {
  const announcement = await db
    .selectFrom('announcements')
    .select(['readers_id', 'text_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!announcement) throw announcementGone();
  const people = sql`${audienceOf(sql`${announcement.readers_id}::bigint`)} member
    join accounts a on a.id = member.account_id
    left join announcement_confirmations c on c.announcement_id = ${id}
      and c.account_id = a.id and c.text_hash = ${announcement.text_hash}`;
  const counts = await sql<{ confirmed: number; missing: number }>`
    select count(c.id) as confirmed, count(*) - count(c.id) as missing from ${people}`.execute(db);
  const { rows } = await sql<ConfirmationRow>`
    select e.id as employee_id, coalesce(e.name, a.username) as name,
      coalesce(areas.name, '') as area, coalesce(e.cargo, '') as cargo, a.photo_key,
      c.at as confirmed_at,
      (select max(earlier.at) from announcement_confirmations earlier
        where earlier.announcement_id = ${id} and earlier.account_id = a.id
          and earlier.text_hash <> ${announcement.text_hash}) as confirmed_earlier_at,
      ${isAway('e', day)} as on_leave
    from ${people}
    left join employees e on e.account_id = a.id
    left join areas on areas.id = e.area_id
    where ${contains(sql`coalesce(e.name, a.username)`, search)}
      and (c.id is not null) = ${list === 'confirmed'}
    order by folded(coalesce(e.name, a.username)), a.id
    offset ${(page - 1) * CONFIRMATIONS_PAGE} limit ${CONFIRMATIONS_PAGE + 1}`.execute(db);
  const { confirmed = 0, missing = 0 } = counts.rows[0] ?? {};
  return {
    people: rows.slice(0, CONFIRMATIONS_PAGE).map(({ photo_key, ...person }) => ({
      ...person,
      photo: photoUrl(photo_key),
      confirmed_at: person.confirmed_at?.toISOString() ?? null,
      confirmed_earlier_at: person.confirmed_earlier_at?.toISOString() ?? null,
    })),
    confirmed,
    missing,
    next: rows.length > CONFIRMATIONS_PAGE ? page + 1 : null,
  };
}
