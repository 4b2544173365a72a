import { t } from '@intranet/contract/core/i18n/t.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifySuccess } from '../feedback/notify.ts';
import { notifyWithUndo } from '../feedback/notify-with-undo.tsx';
import { type ErrorTarget, showFormErrors } from './form-errors.ts';

/** Loads again what a write has changed. */
export type Refresh = (queryClient: QueryClient) => Promise<unknown>;

export interface SaveOptions<Input, Reply> {
  form?: ErrorTarget;
  send: (input: Input) => Promise<Reply>;
  refresh?: Refresh;
  /** For a write that may have happened all the same, or whose record may be gone. */
  refreshAfterFailure?: boolean;
  /** The success message of a reply without one, a function of the reply, or null for none. */
  saved?: string | null | ((reply: Reply, input: Input) => string);
  /** Undoes the write; null if it can't be undone (D61). Called at once, so that it can keep what was there. */
  undo?: (input: Input, reply: Reply) => (() => Promise<unknown>) | null;
  onSaved?: (input: Input, reply: Reply) => unknown;
  onFailed?: (error: Error, input: Input) => unknown;
  /** The specification's sentence for a failure without a message. */
  fallback?: string;
  problemOf?: (error: Error, input: Input) => string | null;
  /** Drops the input once it is sent, such as a password. */
  secret?: boolean;
}

function successText<Input, Reply>(
  saved: SaveOptions<Input, Reply>['saved'],
  reply: Reply,
  input: Input,
): string | null {
  if (saved === null) return null;
  if (typeof saved === 'function') return saved(reply, input);
  const { message } = (reply ?? {}) as { message?: string };
  return message ?? saved ?? t('Saved');
}

/** Sends a write, then notifies and refreshes. A failure appears at the fields or as `problem`. */
export function useSave<Input = void, Reply = unknown>(options: SaveOptions<Input, Reply>) {
  const { send, saved, onSaved, onFailed, secret = false } = options;
  const { refresh, refreshAfterFailure = false, form, fallback } = options;
  const { problemOf = (error) => showFormErrors(form, error, fallback) } = options;
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(null),
    onSuccess: async (reply, input) => {
      const text = successText(saved, reply, input);
      const undo = options.undo?.(input, reply);
      if (text !== null && undo) {
        notifyWithUndo(text, () => undo().finally(() => refresh?.(queryClient)));
      } else if (text !== null) notifySuccess(text);
      await onSaved?.(input, reply);
      await refresh?.(queryClient);
    },
    onError: async (error, input) => {
      setProblem(problemOf(error, input));
      await onFailed?.(error, input);
      if (refreshAfterFailure) await refresh?.(queryClient);
    },
    onSettled: () => {
      if (secret) save.reset();
    },
    ...(secret && { gcTime: 0 }),
  });
  return { save, problem, setProblem };
}
