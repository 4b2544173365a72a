import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import { notifyFailure, notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { feedsQuery, removeFeed, renewFeed } from './api.ts';

export function useFeedChanges(kind: FeedKind, onRenewed: () => void, onRemoved: () => void) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
  const renew = useMutation({
    mutationFn: () => renewFeed(kind),
    onSuccess: onRenewed,
    onError: (error) => notifyFailure(error, () => renew.mutate()),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => removeFeed(kind),
    onSuccess: ({ message }) => {
      renew.reset();
      onRemoved();
      notifySuccess(message);
    },
    onError: (error) => notifyFailure(error),
    // Refreshes after a failure too, because another window may have removed it.
    onSettled: refresh,
  });
  return { renew, remove };
}
