import { type LongList, longLists } from '@intranet/contract/site/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

const longListsQuery = {
  ...queryKeys('site').query(['long lists'], longLists, {}, ({ lists }) => lists),
  staleTime: 300_000,
};

/** Whether a list is too long to be read whole, so that it comes in pages; undefined until known. */
export function useIsLong(list: LongList, { enabled = true } = {}) {
  const { data, isPending, error, refetch } = useQuery({ ...longListsQuery, enabled });
  return { isLong: data?.includes(list), isPending, error, refetch };
}
