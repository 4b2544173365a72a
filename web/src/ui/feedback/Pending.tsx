import type { ReactNode } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailedState } from '../tables/data-table/FailedState.tsx';

interface Source {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

interface Props {
  queries: readonly Source[];
  children: ReactNode;
}

/** Replaces content until all queries have data. Shows why one failed, with a retry. */
export function Pending({ queries, children }: Props) {
  const failed = queries.filter(({ data, error }) => data === undefined && error);
  const error = failed[0]?.error;
  if (!error) return children;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return <FailedState message={sentenceOf(error)} retry={retry} />;
}
