import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Refresh } from '../forms/use-save.ts';
import { notifyFailure, notifySuccess } from './notify.ts';
import { notifyWithUndo } from './notify-with-undo.tsx';

interface Options<Input> {
  /** Also refreshes after a failure, because the record may be gone. */
  refreshAfterFailure?: boolean;
  onFailed?: (error: Error) => void;
  /** Undoes the write (D61). */
  undo?: (input: Input) => Promise<unknown>;
}

/** A write behind a button or switch: its result is shown as a notification. */
export function useNotifiedSave<Input>(
  write: (input: Input) => Promise<{ message: string }>,
  refresh: Refresh,
  { refreshAfterFailure = false, onFailed, undo }: Options<Input> = {},
) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: write,
    onSuccess: ({ message }, input) => {
      if (undo) notifyWithUndo(message, () => undo(input).finally(() => refresh(queryClient)));
      else notifySuccess(message);
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
