import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateLeave } from '#features/leave/api.ts';
import { showFormErrors } from '#ui/form-errors.ts';
import { notifySuccess } from '#ui/notify.ts';

interface Options<Input> {
  send: (input: Input) => Promise<{ message: string }>;
  /** The specification's success text, for a reply without a message. */
  saved?: string;
  /** Once it is told, before the lists are read anew. */
  onSaved?: (input: Input) => void;
  onFailed?: () => void;
  /** The specification's sentence for a failure that brings none, where it has one. */
  fallback?: string;
}

/**
 * What the forms of leave share: a write is told when it succeeds, and what shows leave is read anew;
 * when it fails, that stands at the form's fields or is the `problem` for its error area.
 */
export function useSave<T extends Record<string, unknown>, Input>(
  form: UseFormReturnType<T>,
  { send, saved = 'Saved', onSaved, onFailed, fallback }: Options<Input>,
) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }, input) => {
      notifySuccess(message ?? saved);
      onSaved?.(input);
      return invalidateLeave(queryClient);
    },
    onError: (error) => {
      setProblem(showFormErrors(form, error, fallback));
      onFailed?.();
    },
  });
  return { save, problem };
}
