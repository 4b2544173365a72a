import type { Direction, ListPage } from '@intranet/contract/core/list-page.ts';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { cursorDay, cursorId, readCursor, writeCursor } from './cursor.ts';

/** What a list is sorted by: SQL whose value is never null, and its PostgreSQL type. */
export interface SortKey {
  expression: RawBuilder<unknown>;
  type: 'text' | 'int' | 'bigint' | 'numeric' | 'date';
  /** Sorts before the expression, in the same direction. Never null. */
  rank?: RawBuilder<number>;
}

export interface PageRequest<Sort extends string> {
  sort: `${Sort}:${Direction}`;
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

type Key = string | number;

const KEY_SCHEMAS: Record<SortKey['type'], z.ZodType<Key>> = {
  text: z.string().refine((text) => !text.includes('\0')),
  int: z.int32(),
  bigint: z.int(),
  numeric: z.number(),
  date: cursorDay,
};

interface List<Sort extends string, Row> {
  /** The list that its cursors name. */
  name: string;
  keys: Record<Sort, SortKey>;
  id: RawBuilder<number>;
  idOf: (row: Row) => number;
  /** Entries are counted up to one more than this. Default: all of them. */
  maxCount?: number;
  readRows: (ids: readonly number[]) => Promise<readonly Row[]>;
}

type Entries<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>;

async function countEntries<DB, TB extends keyof DB>(
  { id, maxCount }: Pick<List<never, never>, 'id' | 'maxCount'>,
  entries: Entries<DB, TB>,
): Promise<number> {
  if (maxCount !== undefined) {
    // In order like the page, because the database would search for all matches before it counts.
    const some = entries.select(id.as('id')).orderBy(sql`${id} desc`);
    return (await some.limit(maxCount + 1).execute()).length;
  }
  const [row] = await entries
    .select(sql<number>`count(*)`.as('count'))
    .$castTo<{ count: number }>()
    .execute();
  return row?.count ?? 0;
}

interface Place {
  rank: number;
  key: Key;
  id: number;
}

async function readPlaces<DB, TB extends keyof DB, Sort extends string>(
  { name, keys, id }: Pick<List<Sort, never>, 'name' | 'keys' | 'id'>,
  entries: Entries<DB, TB>,
  { sort, after, before, limit }: PageRequest<Sort>,
) {
  const [column, direction] = sort.split(':') as [Sort, Direction];
  const { expression, type, rank } = keys[column];
  const backwards = before !== undefined;
  const cursor = before ?? after;
  const ascends = (direction === 'asc') !== backwards;
  const order = sql.raw(ascends ? 'asc' : 'desc');
  const sorted = [...(rank ? [rank] : []), expression, id];
  let query = entries
    .select([(rank ?? sql.lit(0)).as('rank'), expression.as('key'), id.as('id')])
    .orderBy(sql.join(sorted.map((one) => sql`${one} ${order}`)))
    // One more shows whether there is another page.
    .limit(limit + 1);
  if (cursor !== undefined) {
    const parts = z.tuple([z.literal(sort), KEY_SCHEMAS[type], cursorId, z.int32().optional()]);
    const [, key, last, lastRank] = readCursor(cursor, name, parts);
    const compare = sql.raw(ascends ? '>' : '<');
    const keyOfType = sql`${String(key)}::text::${sql.raw(type)}`;
    const place = [...(rank ? [sql`${lastRank ?? 0}::int`] : []), keyOfType, last];
    query = query.where(sql<boolean>`(${sql.join(sorted)}) ${compare} (${sql.join(place)})`);
  }
  const read = await query.$castTo<Place>().execute();
  const more = read.length > limit;
  const places = read.slice(0, limit);
  if (backwards) places.reverse();
  const cursorOf = (place: Place | undefined) =>
    place ? writeCursor(name, [sort, place.key, place.id, ...(rank ? [place.rank] : [])]) : null;
  return {
    ids: places.map((place) => place.id),
    next: backwards || more ? cursorOf(places.at(-1)) : null,
    previous: (backwards ? more : after !== undefined) ? cursorOf(places[0]) : null,
  };
}

/**
 * A page of a list and its counts. The list is sorted by a key and then by id, so that entries that
 * are added or deleted meanwhile neither repeat nor hide others (decision 47). Their ids come first,
 * because columns are read for one page only.
 * @param entries all entries, those that pass the filters (the same query without filters), and these joined with what they are sorted by
 * @throws AppError invalid_input for a cursor of another list
 */
export async function readListPage<
  DB,
  All extends keyof DB,
  Filtered extends keyof DB,
  SortedDB,
  Sorted extends keyof SortedDB,
  Row,
  Sort extends string,
>(
  list: List<Sort, Row>,
  entries: {
    all: Entries<DB, All>;
    filtered: Entries<DB, Filtered>;
    sorted: Entries<SortedDB, Sorted>;
  },
  request: PageRequest<Sort>,
): Promise<ListPage<Row>> {
  const readPage = async () => {
    const { ids, ...beside } = await readPlaces(list, entries.sorted, request);
    const byId = new Map((await list.readRows(ids)).map((row) => [list.idOf(row), row]));
    return { ...beside, rows: ids.flatMap((id) => byId.get(id) ?? []) };
  };
  const counting = countEntries(list, entries.filtered);
  const isFiltered = (entries.filtered as unknown) !== entries.all;
  const [page, found, total] = await Promise.all([
    readPage(),
    counting,
    isFiltered ? countEntries(list, entries.all) : counting,
  ]);
  return { ...page, found, total };
}
