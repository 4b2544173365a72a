import type { ReactNode } from 'react';
import { type Source, tableState } from '../tables/table-state.ts';
import { FailedState } from './FailedState.tsx';

interface Props {
  queries: readonly (Source & { data: unknown })[];
  children: ReactNode;
}

/** Replaces content until all queries have data. Shows why one failed, with a retry. */
export function Pending({ queries, children }: Props) {
  const { failed } = tableState(...queries.filter(({ data }) => data === undefined));
  return failed ? <FailedState {...failed} /> : children;
}
