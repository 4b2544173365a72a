import type { QueryClient } from '@tanstack/react-query';

/** Builds the query keys of one feature, and reads all of its queries again after a write. */
export function queryKeys(feature: string) {
  return {
    of: (...parts: readonly unknown[]): readonly unknown[] => [feature, ...parts],
    refresh: (queryClient: QueryClient): Promise<void> =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
  };
}

export type Refresh = (queryClient: QueryClient) => Promise<unknown>;
