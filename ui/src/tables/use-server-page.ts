import { CallError } from '@intranet/contract/core/call-error.ts';
import { type ListPage, MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import { useDebouncedValue } from '@mantine/hooks';
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FetchRows } from './data-table/ExportMenu.tsx';
import type { ListFilter } from './list-filter.tsx';
import { writeSort } from './list-filters.ts';
import { type InitialSort, useListAddress } from './use-list-address.ts';

/** The parameters of a page: filters by key, `sort`, and `after` or `before`. */
export type PageQuery = Readonly<Record<string, string>>;
interface PageOptions<Row> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<ListPage<Row>> | SkipToken | undefined;
}
export type PageOf<Row> = (query: PageQuery) => PageOptions<Row>;

const NO_ROWS: never[] = [];
/** In ms, while somebody types. */
const TYPING = 250;
const NO_PAGES = { queryKey: ['no pages'] };

/**
 * The page of a long list that the address names, filtered and sorted by the server.
 * @param pageOf undefined for a list that the browser has whole
 */
export function useServerPage<Row>(
  pageOf: PageOf<Row> | undefined,
  filters: readonly ListFilter<Row>[],
  initialSort: InitialSort,
) {
  const { values, sort, cursor, page, goTo } = useListAddress(filters, initialSort, NO_ROWS);
  const chosen = Object.fromEntries(
    filters.map(({ key }) => [key, values[key] ?? '']).filter(([, value]) => value !== ''),
  );
  const written = JSON.stringify({ ...chosen, ...(sort && { sort: writeSort(sort) }) });
  const [settled] = useDebouncedValue(written, TYPING);
  const query = useMemo<PageQuery>(() => JSON.parse(settled), [settled]);
  const { after, before } = cursor;
  const wanted = { ...query, ...(after && { after }), ...(before && { before }) };
  const { queryKey, queryFn = skipToken }: PageOptions<Row> = pageOf?.(wanted) ?? NO_PAGES;
  const result = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });
  const client = useQueryClient();
  if (!pageOf) return null;

  const { data, error } = result;
  const isRefused = error instanceof CallError && error.code === 'invalid_input';
  const fetchRows: FetchRows<Row> = async (report) => {
    const rows: Row[] = [];
    let next: string | null = '';
    while (next !== null) {
      const limit = String(MAX_WHOLE_LIST);
      const one = pageOf({ ...query, limit, ...(next && { after: next }) });
      const some: ListPage<Row> = await client.fetchQuery({ ...one, gcTime: 0 } as never);
      rows.push(...some.rows);
      report(rows.length, some.found);
      next = some.next;
    }
    return rows;
  };
  return {
    rows: data?.rows ?? NO_ROWS,
    fetchRows,
    source: {
      isPending: result.isPending,
      error,
      // A cursor of another version, or one that was cut, is left out.
      refetch: () => (isRefused ? goTo(1) : result.refetch()),
    },
    page: data && {
      number: page,
      found: data.found,
      total: data.total,
      next: data.next !== null ? () => goTo(page + 1, { after: data.next ?? '' }) : undefined,
      previous:
        data.previous !== null
          ? () => goTo(page - 1, page > 2 ? { before: data.previous ?? '' } : {})
          : undefined,
    },
  };
}

export type ServerPage = NonNullable<NonNullable<ReturnType<typeof useServerPage>>['page']>;
