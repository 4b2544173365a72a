import { notifyWithUndo } from '@intranet/ui/feedback/notify-with-undo.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { newRequestKey } from '#core/use-request-key.ts';
import { peopleKeys } from '#features/people/api.ts';

/** Shows what was done about leave, with a button that undoes it (D61). */
export function useLeaveUndo() {
  const queryClient = useQueryClient();
  return (message: string, undo: (requestKey: string) => Promise<unknown>): void => {
    const requestKey = newRequestKey();
    notifyWithUndo(message, () => undo(requestKey).finally(() => peopleKeys.refresh(queryClient)));
  };
}
