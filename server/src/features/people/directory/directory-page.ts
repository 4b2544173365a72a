import { areaName } from '@intranet/contract/people/area-name.ts';
import type {
  Colleague,
  DirectoryPage,
  DirectorySort,
  directory,
} from '@intranet/contract/people/directory-endpoints.ts';
import { CARGOS } from '@intranet/contract/people/positions.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import { readListPage, type SortKey } from '#core/db/keyset.ts';
import { byName } from '#core/db/sort-keys.ts';
import type { Deps } from '#core/deps.ts';
import { sortByText } from '#core/text-order.ts';
import { type Area, passesFilter } from '../people-sql.ts';
import { listAreas } from '../queries.ts';
import { authorizeGroup, knownAbsences } from './policy.ts';
import { readColleagues } from './queries.ts';
import { hasWords } from './search-words.ts';

type Query = z.output<(typeof directory)['query']>;

const NAME = sql.ref<string>('e.name');

const SORT_KEYS: Record<DirectorySort, SortKey> = {
  name: byName(NAME),
  area: { ...byName(NAME), rank: sql.ref('r.rank') },
  position: { ...byName(NAME), rank: sql`array_position(${[...CARGOS]}::text[], e.cargo)` },
};

/** SQL: the areas in the order of the user's language. Joining them reads one area after the other. */
const rankedAreas = (areas: readonly Area[]) => {
  const ids = sortByText(areas, ({ name }) => areaName(name)).map(({ id }) => id);
  return sql<{ area_id: number; rank: number }>`unnest(${ids}::bigint[]) with ordinality`;
};

/** @throws AppError forbidden, or invalid_input for a cursor of another list */
export async function readDirectoryPage(
  deps: Deps,
  actor: Actor,
  query: Query,
): Promise<DirectoryPage> {
  const { db } = deps;
  const { sort = 'name:asc', search = '' } = query;
  const hasLeft = authorizeGroup(actor, query.who) === 'left';
  const reader = { absences: knownAbsences(actor), today: today(deps) };
  const areas = await listAreas(db);
  const all = db.selectFrom('employees as e').where('e.ativo', hasLeft ? '=' : '<>', 'N');
  const isFiltered = search || query.area || query.position;
  const filtered = isFiltered
    ? all
        .where(passesFilter({ area: query.area, position: query.position }))
        .where(hasWords(search, areas))
    : all;
  return readListPage(
    {
      name: 'people',
      keys: SORT_KEYS,
      id: sql.ref<number>('e.id'),
      idOf: ({ employee_id }: Colleague) => employee_id,
      readRows: (ids) => readColleagues(db, ids, reader),
    },
    {
      all,
      filtered,
      sorted: filtered.$if(sort.startsWith('area:'), (q) =>
        q.innerJoin(rankedAreas(areas).as(sql`r(area_id, rank)`), 'r.area_id', 'e.area_id'),
      ),
    },
    { ...query, sort },
  );
}
