import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Refresh } from '#core/query-keys.ts';
import { notifyFailure, notifySuccess } from './notify.ts';

interface Options {
  /** Also refreshes after a failure, because the record may be gone. */
  refreshAfterFailure?: boolean;
  onFailed?: (error: Error) => void;
}

/** A write behind a button or switch: its result is shown as a notification. */
export function useNotifiedSave<Input>(
  write: (input: Input) => Promise<{ message: string }>,
  refresh: Refresh,
  { refreshAfterFailure = false, onFailed }: Options = {},
) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: write,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return refresh(queryClient);
    },
    onError: (error, input) => {
      if (onFailed) onFailed(error);
      else notifyFailure(error, () => save.mutate(input));
      if (refreshAfterFailure) return refresh(queryClient);
    },
  });
  const sending = save.isPending ? save.variables : null;
  return { send: save.mutate, sending, pending: save.isPending };
}
