import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createQueryClient } from '#core/query-client.ts';
import { ConfirmationQuestion } from '#features/accounts/confirmation/ConfirmationQuestion.tsx';
import { followUser } from './guard/follow-user.ts';
import { sessionFailures } from './guard/session-failures.ts';
import { router } from './router.tsx';
import { loadFrame } from './shell/Frame.tsx';
import { NotificationArea } from './shell/NotificationArea.tsx';

const queryClient = createQueryClient(sessionFailures(router));
followUser(router, queryClient);

/** Loads all that the first page needs: React shows new content only 300 ms after a fallback. */
export async function loadFirstPage(): Promise<void> {
  router.update({ ...router.options, context: { queryClient } });
  // A load failure is shown by the component that needs the module.
  await Promise.allSettled([router.load(), loadFrame(window.location.pathname)]);
}

export function App() {
  // The router listens only from its first render on, so it misses a Back press before that.
  useEffect(() => {
    if (router.latestLocation.href !== router.state.resolvedLocation?.href) void router.load();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationArea />
      <ConfirmationQuestion />
      <RouterProvider router={router} context={{ queryClient }} />
    </QueryClientProvider>
  );
}
