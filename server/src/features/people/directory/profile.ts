import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  MAX_PROFILE_COLLEAGUES,
  type Profile,
} from '@intranet/contract/people/directory-endpoints.ts';
import { CARGOS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { folded } from '#core/db/folded.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { seesDepartures } from '../leaving/policy.ts';
import { findPlannedLastDay } from '../leaving/queries.ts';
import { knownAbsences, seesLeavers } from './policy.ts';
import { presentColleague, selectColleagues } from './queries.ts';

const RANKS: readonly string[] = CARGOS;

/** A Head approves leave while active (D23). */
const IS_HEAD = sql<boolean>`(e.cargo = 'Head' and e.ativo = 'S')`;

/** The other current employees of an area by position and name, and how many there are. */
async function listOthers(
  db: DbOrTx,
  { areaId, id, heads }: { areaId: number; id: number; heads: boolean },
) {
  const rows = await db
    .selectFrom('employees as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id as employee_id', 'e.name', 'e.cargo', 'a.photo_key'])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('e.area_id', '=', areaId)
    .where('e.ativo', '<>', 'N')
    .where('e.id', '<>', id)
    .where(IS_HEAD, '=', heads)
    .orderBy(sql`array_position(${RANKS}::text[], e.cargo)`)
    .orderBy(folded(sql.ref('e.name')))
    .orderBy('e.id')
    .limit(MAX_PROFILE_COLLEAGUES)
    .execute();
  return {
    people: rows.map(({ employee_id, name, cargo, photo_key }) => ({
      employee_id,
      name,
      cargo,
      photo: photoUrl(photo_key),
    })),
    unlisted: (rows[0]?.count ?? 0) - rows.length,
  };
}

/** @throws AppError not_found, also for former employees unless an admin asks */
export async function readProfile(deps: Deps, actor: Actor, id: number): Promise<Profile> {
  const { db } = deps;
  const row = await selectColleagues(db, { absences: knownAbsences(actor), today: today(deps) })
    .select(['e.area_id', 'e.start_date', 'e.account_id'])
    .select(sql<string | null>`to_char(e.birth_date, 'MM-DD')`.as('birthday'))
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!row || (row.ativo === 'N' && !seesLeavers(actor))) {
    throw new AppError('not_found', t('This person isn’t in the directory.'));
  }
  const area = { areaId: row.area_id, id };
  const [heads, others, lastDay] = await Promise.all([
    listOthers(db, { ...area, heads: true }),
    listOthers(db, { ...area, heads: false }),
    seesDepartures(actor) ? findPlannedLastDay(db, id) : null,
  ]);
  const forAdmins = actor.role === 'admin';
  const colleague = presentColleague(row);
  return {
    ...colleague,
    is_own: actor.employee?.id === id,
    birthday: colleague.has_left ? null : row.birthday,
    start_date: forAdmins ? row.start_date : null,
    last_day: lastDay,
    account_id: forAdmins ? row.account_id : null,
    heads: heads.people,
    colleagues: others.people,
    unlisted: others.unlisted,
  };
}
