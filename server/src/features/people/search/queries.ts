import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { NearNames } from '@intranet/contract/people/near-names.ts';
import type { FoundPerson, PeopleGroup } from '@intranet/contract/people/search-endpoints.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '#core/authorized.ts';
import type { DbOrTx } from '#core/db/database.ts';
import { findMatches } from '#core/db/find-matches.ts';
import { balancesOn } from '#features/balance/balances.ts';
import { passesFilter } from '../people-sql.ts';
import type { PeopleScope } from './policy.ts';

/** Former Heads and Heads who have left don't count. */
export async function isHead(db: DbOrTx, employeeId: number | undefined): Promise<boolean> {
  if (employeeId === undefined) return false;
  const row = await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('cargo', '=', 'Head')
    .where('ativo', '=', 'S')
    .executeTakeFirst();
  return row !== undefined;
}

const IN_GROUP: Record<PeopleGroup, RawBuilder<boolean>> = {
  current: sql`e.ativo <> 'N'`,
  everyone: sql`true`,
  without_account: sql`e.ativo <> 'N' and e.account_id is null`,
  deputies: sql`e.ativo = 'S' and e.account_id is not null`,
};

const readPeople = (db: DbOrTx, ids: readonly number[], today: Day) =>
  db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .innerJoin(balancesOn(today), 'balances.employee_id', 'e.id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id as employee_id', 'e.name', 'areas.name as area', 'e.cargo', 'e.ativo'])
    .select(['a.photo_key', 'balances.days as balance'])
    .where('e.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();

/** The people of a scope whose name matches, best first. @param showBalance whether the reader may see it */
export async function findPeople(
  db: DbOrTx,
  { among, area }: Authorized<PeopleScope>,
  { name, today, showBalance }: { name: string; today: Day; showBalance: boolean },
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const entries = db
    .selectFrom('employees as e')
    .where(IN_GROUP[among])
    .where(passesFilter({ area }));
  const searched = { id: sql.ref<number>('e.id'), texts: [sql.ref<string>('e.name')] } as const;
  const { ids, more } = await findMatches(entries, searched, name);
  const byId = new Map((await readPeople(db, ids, today)).map((row) => [row.employee_id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const people = rows.map(({ photo_key, ativo, balance, ...person }) => ({
    ...person,
    photo: photoUrl(photo_key),
    has_left: ativo === 'N',
    balance: showBalance ? balance : null,
  }));
  return { people, more };
}

/** Where near names may differ: spaces, apostrophes and hyphens. */
const BETWEEN_WORDS = /[\s'‘’´`\u2010-\u2015-]+/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The name of another employee that equals or resembles a name, or null (D66). */
export async function findNearName(
  db: DbOrTx,
  name: string,
  except: number | undefined,
): Promise<string | null> {
  const words = name.normalize('NFKC').replace(INVISIBLE, '').trim().split(BETWEEN_WORDS);
  const pattern = words.map((word) => word.replaceAll(/[\\%_]/g, '\\$&')).join('%');
  const rows = await db
    .selectFrom('employees as e')
    .select('e.name')
    .where(sql<boolean>`folded(e.name) like folded(${pattern})`)
    .$if(except !== undefined, (q) => q.where('e.id', '<>', except ?? 0))
    .orderBy('e.id')
    .execute();
  return new NearNames(rows.map((row) => row.name)).find(name) ?? null;
}
