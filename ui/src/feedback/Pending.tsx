import type { ReactNode } from 'react';
import { FailedState } from '../tables/data-table/FailedState.tsx';
import { type Source, tableState } from '../tables/table-state.ts';

interface Props {
  queries: readonly (Source & { data: unknown })[];
  children: ReactNode;
}

/** Replaces content until all queries have data. Shows why one failed, with a retry. */
export function Pending({ queries, children }: Props) {
  const { failed } = tableState(...queries.filter(({ data }) => data === undefined));
  return failed ? <FailedState {...failed} /> : children;
}
