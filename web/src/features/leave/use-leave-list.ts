import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { MAX_WHOLE_LIST } from '@intranet/contract/core/list-page.ts';
import type { ListFilter } from '@intranet/ui/tables/list-filter.tsx';
import type { Source } from '@intranet/ui/tables/table-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteQuery } from '#core/site.ts';
import { whenFilter } from './when-filter.ts';

export type LeaveQuery<Row> = Source & { data: readonly Row[] | undefined };

/**
 * A list of leave with the filter for past and upcoming, which waits for the company's day.
 * @param endOf the last day of an entry. Must be stable, as the filters.
 * @param isLong true opens the list with the entries from today on (D67)
 */
export function useLeaveList<Row>(
  { data, isPending, error, refetch }: LeaveQuery<Row>,
  endOf: (row: Row) => Day,
  others: readonly ListFilter<Row>[],
  isLong = false,
) {
  const site = useQuery(siteQuery);
  const today = site.data?.today ?? '';
  const filters = useMemo(
    () => [whenFilter(today, endOf, isLong), ...others],
    [today, endOf, others, isLong],
  );
  const query = {
    data: site.isPending ? undefined : data,
    isPending: isPending || site.isPending,
    error,
    refetch,
  };
  const note = isLong
    ? t('This list has more than {most, number} entries, so it opens with those from today.', {
        most: MAX_WHOLE_LIST,
      })
    : undefined;
  return { query, filters, note };
}
