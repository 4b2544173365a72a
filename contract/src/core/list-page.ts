import { z } from 'zod';

/** Browsers read a list with at most this many entries whole, and filter and sort it themselves (D67). */
export const MAX_WHOLE_LIST = 2_000;
/** The entries of a page of a longer list. */
export const LIST_PAGE = 100;
/** The entries that a search for one of them finds at most. */
export const MAX_MATCHES = 20;
/** A list of any size counts its entries up to here. One more means that there are others. */
export const MAX_COUNT = 1_000;
const MAX_CURSOR = 500;

/** What the API's reference says about filters that lists of people share. */
export const NAME_PART = 'A part of the name, without regard to accents';
export const NAME_PARTS = 'Parts of the name, without regard to accents';
export const ONLY_AREA = 'Only this area';
export const ONLY_POSITION = 'Only this position';

export type Direction = 'asc' | 'desc';

/** Where a page begins, from the reply with the page beside it. */
export const cursorSchema = z
  .string()
  .max(MAX_CURSOR)
  .regex(/^[\w-]*$/)
  .optional()
  .describe('The `next` of the page before');

/**
 * The query of a page: `sort` such as `start:desc`, and the cursor `after` or `before` which it begins
 * or ends, from a reply with the same filters and sort. Exports ask for more entries at once.
 * @param sorts the columns, the usual one first
 */
export function pageFields<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  const choices = sorts.flatMap((sort) => [`${sort}:asc`, `${sort}:desc`] as const);
  return {
    sort: z
      .enum(choices as [`${Sort}:${Direction}`, ...`${Sort}:${Direction}`[]])
      .optional()
      .describe('The column and the direction'),
    after: cursorSchema,
    before: cursorSchema.describe('The `previous` of the page after'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_WHOLE_LIST)
      .default(LIST_PAGE)
      .describe('The number of entries'),
  };
}

/** The orders in which a query can ask for a list, such as `name:asc`; none if its call has no list in pages. */
export function ordersOf(query: z.ZodType): readonly string[] {
  const sort = query instanceof z.ZodObject ? query.shape.sort : undefined;
  return sort instanceof z.ZodOptional ? (sort.unwrap() as z.ZodEnum).options.map(String) : [];
}

/** @param row the schema of an entry */
export const pageReply = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** The number of all entries. */
    total: z.number(),
    /** The number of entries that pass the filters. */
    found: z.number(),
    /** The cursor for `after` on the next page; null on the last. */
    next: z.string().nullable(),
    /** The cursor for `before` on the previous page; null on the first. */
    previous: z.string().nullable(),
  });

/** A page of a list, see `pageReply`. */
export type ListPage<Row> = Omit<z.infer<ReturnType<typeof pageReply>>, 'rows'> & { rows: Row[] };
