import { CallError } from '@intranet/contract/core/call-error.ts';
import { type ListPage, MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import {
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTyped } from '../hooks/use-typed.ts';
import type { FetchRows } from './data-table/ExportMenu.tsx';
import type { ListFilter } from './list-filter.tsx';
import { writeSort } from './list-filters.ts';
import { type InitialSort, useListAddress } from './use-list-address.ts';

/** The parameters of a page: filters by key, `sort`, and `after` or `before`. */
export type PageQuery = Readonly<Record<string, string>>;
interface PageOptions<Page> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<Page> | SkipToken | undefined;
}
export type PageOf<Row, Page = ListPage<Row>> = (query: PageQuery) => PageOptions<Page>;

interface Options {
  /** The server counts entries up to one more than this. Default: all of them. */
  maxCount?: number;
  /** In ms. */
  refetchInterval?: number | false;
  /** More parameters, which change together with the filters and the cursor. */
  params?: PageQuery;
}

const NO_ROWS: never[] = [];
const NO_PARAMS: PageQuery = {};
const NO_PAGES = { queryKey: ['no pages'] };

/**
 * The page of a long list that the address names, filtered and sorted by the server.
 * @param pageOf undefined for a list that the browser has whole
 */
export function useServerPage<Row, Page extends ListPage<Row> = ListPage<Row>>(
  pageOf: PageOf<Row, Page> | undefined,
  filters: readonly ListFilter<Row>[],
  initialSort: InitialSort,
  {
    maxCount = Number.POSITIVE_INFINITY,
    refetchInterval = false,
    params = NO_PARAMS,
  }: Options = {},
) {
  const { values, sort, cursor, page, goTo } = useListAddress(filters, initialSort, NO_ROWS);
  const chosen = Object.fromEntries(
    filters.map(({ key }) => [key, values[key] ?? '']).filter(([, value]) => value !== ''),
  );
  const list = { ...params, ...chosen, ...(sort && { sort: writeSort(sort) }) };
  const { after, before } = cursor;
  const query = { ...list, ...(after && { after }), ...(before && { before }) };
  // One text with the cursor, so that no page of the former filters is read in between.
  const current = JSON.stringify({ query, number: page });
  // The first page needn't wait, whatever the address and the parameters were before.
  const settled = useTyped(pageOf ? current : '') || current;
  const wanted = useMemo<{ query: PageQuery; number: number }>(
    () => JSON.parse(settled),
    [settled],
  );
  const { queryKey, queryFn = skipToken }: PageOptions<Page> = pageOf?.(wanted.query) ?? NO_PAGES;
  const result = useQuery({ queryKey, queryFn, refetchInterval });
  const { data, error } = result;
  // The previous page and its number stay until the next one has arrived.
  const [shown, setShown] = useState<{ data: Page; number: number }>();
  if (data && data !== shown?.data) setShown({ data, number: wanted.number });
  const client = useQueryClient();
  if (!pageOf) return null;

  const isRefused = error instanceof CallError && error.code === 'invalid_input';
  const fetchRows: FetchRows<Row> = async (report) => {
    const rows: Row[] = [];
    let next: string | null = '';
    while (next !== null) {
      const limit = String(MAX_WHOLE_LIST);
      const one = pageOf({ ...list, limit, ...(next && { after: next }) });
      const some: ListPage<Row> = await client.fetchQuery({ ...one, gcTime: 0 } as never);
      rows.push(...some.rows);
      report(rows.length, some.found > maxCount ? undefined : some.found);
      next = some.next;
    }
    return rows;
  };
  return {
    rows: (!error && shown?.data.rows) || NO_ROWS,
    /** The reply with the rows. */
    reply: shown?.data,
    /** True while the rows are of the previous page. */
    isPlaceholderData: result.isPending && shown !== undefined,
    fetchRows,
    source: {
      isPending: result.isPending && !shown,
      error,
      // A cursor of another version, or one that was cut, is left out.
      refetch: () => (isRefused ? goTo(1) : result.refetch()),
    },
    page: shown && !error ? serverPageOf(shown.data, shown.number, maxCount, goTo) : undefined,
  };
}

type GoTo = (page: number, cursor?: { after: string } | { before: string }) => void;

/** @param goTo goes to the page with this number */
const serverPageOf = (
  { found, total, next, previous }: ListPage<unknown>,
  number: number,
  maxCount: number,
  goTo: GoTo,
) => ({
  number,
  maxCount,
  found,
  total,
  next: next === null ? undefined : () => goTo(number + 1, { after: next }),
  previous:
    previous === null
      ? undefined
      : () => (number > 2 ? goTo(number - 1, { before: previous }) : goTo(1)),
});

export type ServerPage = ReturnType<typeof serverPageOf>;
