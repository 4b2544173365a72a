import type { Day } from '@intranet/contract/core/days.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';
import type { ListFilter } from '#ui/tables/list-filter.tsx';
import { whenFilter } from './when-filter.ts';

type Query<Row> = Pick<UseQueryResult<readonly Row[]>, 'data' | 'isPending' | 'error' | 'refetch'>;

/**
 * A list of leave with the filter for past and upcoming, which waits for the company's day.
 * @param endOf the last day of an entry. Must be stable, as the filters.
 */
export function useLeaveList<Row>(
  { data, isPending, error, refetch }: Query<Row>,
  endOf: (row: Row) => Day,
  others: readonly ListFilter<Row>[],
) {
  const site = useQuery(siteQuery);
  const today = site.data?.today ?? '';
  const filters = useMemo(() => [whenFilter(today, endOf), ...others], [today, endOf, others]);
  const query = {
    data: site.isPending ? undefined : data,
    isPending: isPending || site.isPending,
    error,
    refetch,
  };
  return { query, filters };
}
