import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type CallParts, call } from './call.ts';

type Reply<E extends Endpoint> = z.output<E['reply']>;

/** Builds a feature's query keys and queries, and invalidates all of them after a write. */
export function queryKeys(feature: string) {
  const of = (...parts: readonly unknown[]): readonly unknown[] => [feature, ...parts];
  return {
    of,
    refresh: (queryClient: QueryClient): Promise<void> =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
    /** A query of one call. @param dataOf picks the data from the reply; the reply by default */
    query: <E extends Endpoint, Data = Reply<E>>(
      key: readonly unknown[],
      endpoint: E,
      parts: CallParts<E> = {},
      dataOf: (reply: Reply<E>) => Data = (reply) => reply as Data,
    ) =>
      queryOptions({
        queryKey: of(...key),
        queryFn: async ({ signal }) => dataOf(await call(endpoint, { ...parts, signal })),
      }),
  };
}
