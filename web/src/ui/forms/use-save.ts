import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refresh } from '#core/query-keys.ts';
import { notifySuccess } from '../feedback/notify.ts';
import { showFormErrors } from './form-errors.ts';

interface Options<Input> {
  send: (input: Input) => Promise<{ message: string }>;
  /** Reads the lists again that the write has changed. */
  refresh: Refresh;
  /** The specification's success text, for a reply without a message. */
  saved?: string;
  /** Called after the success notification and before the lists are refreshed. */
  onSaved?: (input: Input) => void;
  onFailed?: () => void;
  /** The specification's sentence for a failure that brings none, where it has one. */
  fallback?: string;
}

/**
 * Sends a form. A success shows a notification and refreshes the lists. A failure appears at the form's fields, or
 * as `problem` for its error area.
 */
export function useSave<T extends Record<string, unknown>, Input>(
  form: UseFormReturnType<T>,
  { send, refresh, saved = 'Saved', onSaved, onFailed, fallback }: Options<Input>,
) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }, input) => {
      notifySuccess(message ?? saved);
      onSaved?.(input);
      return refresh(queryClient);
    },
    onError: (error) => {
      setProblem(showFormErrors(form, error, fallback));
      onFailed?.();
    },
  });
  return { save, problem };
}
