import { queryOptions } from '@tanstack/react-query';
import { allHandsKeys } from '../api.ts';

const KEPT = { staleTime: Number.POSITIVE_INFINITY };

export const chartsQuery = queryOptions({
  ...KEPT,
  queryKey: allHandsKeys.of('charts'),
  queryFn: () => import('../charts/FilteredChart.tsx'),
});

export const worldQuery = queryOptions({
  ...KEPT,
  queryKey: allHandsKeys.of('world'),
  queryFn: () => import('./map/world-path.ts'),
});
