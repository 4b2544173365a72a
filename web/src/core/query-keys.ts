import type { QueryClient } from '@tanstack/react-query';

/** Builds a feature's query keys, and invalidates all of its queries after a write. */
export function queryKeys(feature: string) {
  return {
    of: (...parts: readonly unknown[]): readonly unknown[] => [feature, ...parts],
    refresh: (queryClient: QueryClient): Promise<void> =>
      queryClient.invalidateQueries({ queryKey: [feature] }),
  };
}

export type Refresh = (queryClient: QueryClient) => Promise<unknown>;
