// First of all, so that every style of ours comes after the library's and wins over it.
import '#ui/late/mantine-styles.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createQueryClient } from '#core/query-client.ts';
import { sessionFailures } from './guard/session-failures.ts';
import { router } from './router.tsx';
import { loadFrame } from './shell/Frame.tsx';
import { NotificationArea } from './shell/NotificationArea.tsx';

const queryClient = createQueryClient(sessionFailures(router));

/**
 * Loads all that the first page is drawn with. Drawn before, it would be drawn twice, and the second time
 * held back: React shows nothing new within 300 ms of having shown that something is missing.
 */
export async function loadFirstPage(): Promise<void> {
  router.update({ ...router.options, context: { queryClient } });
  // Whatever cannot be loaded is told where it is drawn.
  await Promise.allSettled([router.load(), loadFrame(window.location.pathname)]);
}

export function App() {
  // Whoever went back meanwhile went elsewhere than the page that was loaded to be drawn: the router listens
  // from its first drawing on.
  useEffect(() => {
    if (router.latestLocation.href !== router.state.resolvedLocation?.href) void router.load();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <NotificationArea />
      <RouterProvider router={router} context={{ queryClient }} />
    </QueryClientProvider>
  );
}
