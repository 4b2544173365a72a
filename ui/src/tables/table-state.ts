import { wasAnswered } from '@intranet/contract/core/call-error.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';

export interface Source {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
}

export function tableState(...sources: readonly Source[]) {
  const failed = sources.filter(({ error }) => error);
  const error = failed[0]?.error;
  const retry = () => {
    for (const source of failed) void source.refetch();
  };
  return {
    loading: !error && sources.some(({ isPending }) => isPending),
    failed: error ? { message: sentenceOf(error), unanswered: !wasAnswered(error), retry } : null,
  };
}
