import type { LongList } from '@intranet/contract/site/endpoints.ts';
import type { PageOf } from '@intranet/ui/tables/use-server-page.ts';
import {
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
} from '@tanstack/react-query';
import { useIsLong } from '#core/long-lists.ts';
import { areasQuery } from '../api.ts';

interface Whole<Row> {
  queryKey: QueryKey;
  queryFn?: QueryFunction<Row[]> | SkipToken;
}

/** These have no filter by area. */
const WITHOUT_AREAS: readonly LongList[] = ['users', 'birthdays'];

/**
 * A list of people, which the browser reads whole, or in pages if it is too long.
 * @returns `pageOf` and, for its filter, all `areas` of a long list, or the rows
 */
export function useLongList<Row>(list: LongList, whole: Whole<Row>, pageOf: PageOf<Row>) {
  const { isLong, ...known } = useIsLong(list);
  const { queryKey, queryFn = skipToken } = whole;
  const rows = useQuery({ queryKey, queryFn, enabled: isLong === false });
  const needsAreas = isLong === true && !WITHOUT_AREAS.includes(list);
  const areas = useQuery({ ...areasQuery, enabled: needsAreas });
  const source = isLong === false ? rows : needsAreas ? areas : known;
  return {
    isLong: isLong === true,
    areas: areas.data,
    pageOf: isLong ? pageOf : undefined,
    query: {
      data: rows.data,
      isPending: source.isPending,
      error: source.error,
      refetch: source.refetch,
    },
  };
}
