import { sentenceOf } from '#core/user-facing-error.ts';

interface Source {
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/** Combines the loading and failed states of several sources for a DataTable. */
export function tableState(...sources: readonly Source[]) {
  const error = sources.find((source) => source.error)?.error;
  return {
    loading: !error && sources.some(({ isPending }) => isPending),
    failed: error
      ? {
          message: sentenceOf(error),
          retry: () => {
            for (const source of sources) if (source.error) void source.refetch();
          },
        }
      : null,
  };
}
