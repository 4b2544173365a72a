import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { LIST_READERS, type Role } from '@intranet/contract/core/roles.ts';
import { checkReasonSchema } from '@intranet/contract/links/check-reason.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import {
  type CheckState,
  HISTORY_LENGTH,
  type LinkSettings,
  type LinkState,
} from '@intranet/contract/links/endpoints.ts';
import {
  LINKS,
  type LinkEntry,
  type LinkName,
  type Opening,
} from '@intranet/contract/links/registry.ts';
import { MAX_TEAM, TEAM_DAYS, type Team } from '@intranet/contract/links/team-endpoints.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#core/actor.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { listTeam } from '#features/leave/queries.ts';
import { mayRead } from './policy.ts';

export async function findLinkUrl(db: DbOrTx, name: string): Promise<string> {
  const row = await db
    .selectFrom('links')
    .select('url')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.url ?? '';
}

export function findStoredLink(db: DbOrTx, name: string) {
  return db
    .selectFrom('links')
    .select(['url', 'opens'])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The framed addresses that the role may read; for visitors those of the deck (S14, D35). */
export async function listFramedAddresses(db: DbOrTx, role: Role | null): Promise<string[]> {
  const names = LINKS.filter((link) =>
    role ? mayRead(link, { role }) : mayRead(link, null) && link.opens === 'embedded',
  ).map(({ name }) => name);
  const rows = await db
    .selectFrom('links')
    .select('url')
    .distinct()
    .where('name', 'in', names)
    .execute();
  return rows.map(({ url }) => url);
}

/** The administrator's choice of how a link opens, otherwise the registry's. */
export function opensAs(link: LinkEntry, chosen: string | null | undefined): Opening {
  return (chosen as Opening | null | undefined) ?? link.opens;
}

/** Null if there is none, or one of a newer server. */
export const readReason = checkReasonSchema.nullable().catch(null);

/** The last check's states that mean a frame probably stays empty. */
export const FAILED_STATES: readonly CheckState[] = ['no_frame', 'broken'];

/** The states of some links as viewers get them. Links without an address have an empty one. */
export async function listLinkStates(
  db: DbOrTx,
  wanted: (link: LinkEntry & { name: LinkName }) => boolean,
): Promise<LinkState[]> {
  const rows = await db
    .selectFrom('links')
    .select(['name', 'url', 'opens', 'check_state', 'check_reason'])
    .execute();
  const stored = new Map(rows.map((row) => [row.name, row]));
  return LINKS.filter(wanted).map((link) => {
    const row = stored.get(link.name);
    const opens = opensAs(link, row?.opens);
    const failed = opens === 'embedded' && FAILED_STATES.includes(row?.check_state as CheckState);
    const problem = failed ? readReason.parse(row?.check_reason) : null;
    return { name: link.name, url: row?.url ?? '', opens, problem };
  });
}

export const listReadableLinks = (db: DbOrTx, role: Role): Promise<LinkState[]> =>
  listLinkStates(db, (link) => mayRead(link, { role }));

export async function listLinkSettings(db: DbOrTx): Promise<LinkSettings[]> {
  const rows = await db
    .selectFrom('links as l')
    .select((eb) => [
      'l.name',
      'l.url',
      'l.opens',
      'l.check_state',
      'l.check_reason',
      'l.checked_at',
      jsonArrayFrom(
        eb
          .selectFrom('link_changes as c')
          .select(['c.url', 'c.changed_at', 'c.changed_by'])
          .whereRef('c.name', '=', 'l.name')
          .orderBy('c.id', 'desc')
          .limit(HISTORY_LENGTH),
      ).as('history'),
    ])
    .execute();
  const stored = new Map(rows.map((row) => [row.name, row]));
  return LINKS.map((link) => {
    const row = stored.get(link.name);
    return {
      name: link.name,
      url: row?.url ?? '',
      opens: opensAs(link, row?.opens),
      check: {
        state: (row?.check_state ?? 'unchecked') as CheckState,
        reason: readReason.parse(row?.check_reason),
        at: row?.checked_at?.toISOString() ?? null,
      },
      history: row?.history ?? [],
    };
  });
}

/** A department's first people by position and name. Those who may not read the lists see their own area only (D4). */
export async function readTeam(
  db: DbOrTx,
  { employee, role }: Pick<Actor, 'employee' | 'role'>,
  { label, words }: Department,
  today: Day,
): Promise<Team> {
  const areas = [label, ...words].map((word) => word.toLowerCase());
  const own = employee?.area.toLowerCase() ?? '';
  const allowed = LIST_READERS.includes(role) ? areas : areas.filter((area) => area === own);
  if (allowed.length === 0) return { today, people: [], unlisted: 0 };
  const period = { start: today, end: addDays(today, TEAM_DAYS - 1) };
  const { rows, unlisted } = await listTeam(db, allowed, period, MAX_TEAM);
  const people = rows.map(({ photo_key, start, end, team: _, ...person }) => ({
    ...person,
    photo: photoUrl(photo_key),
    away: start && end ? { start, end } : null,
  }));
  return { today, people, unlisted };
}
