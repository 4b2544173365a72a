import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { vaultKeys } from './api.ts';

/**
 * A write of the vault that is asked for by a button: told when it succeeds; when it fails, why is the
 * `problem` for its dialog. What shows the vault is read anew either way.
 */
export function useWrite<Input = void>(
  send: (input: Input) => Promise<{ message: string }>,
  onDone: () => void,
) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const write = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(null),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      onDone();
    },
    onError: (error) => setProblem(sentenceOf(error)),
    onSettled: () => vaultKeys.refresh(queryClient),
    gcTime: 0,
  });
  return { write, problem };
}
