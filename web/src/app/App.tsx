import { UiContext } from '@intranet/ui/context.ts';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { createQueryClient } from '#core/query-client.ts';
import { UI_SETTINGS } from '#core/ui-settings.ts';
import { ConfirmationQuestion } from '#features/accounts/confirmation/ConfirmationQuestion.tsx';
import classes from './App.module.css';
import { followUser } from './guard/follow-user.ts';
import { sessionFailures } from './guard/session-failures.ts';
import { router } from './router.tsx';

const queryClient = createQueryClient(sessionFailures(router));
followUser(router, queryClient);

/** Waits until the first page is drawn and its calls are answered. */
const UPDATES_DELAY_MS = 3_000;

/** Without the stream of updates, pages poll. */
async function loadUpdates(): Promise<void> {
  const { followUpdates } = await import('./updates/follow-updates.ts');
  followUpdates(queryClient);
}
setTimeout(() => void loadUpdates().catch(() => undefined), UPDATES_DELAY_MS);

function App() {
  // The router listens only from its first render on, so it misses a Back press before that.
  useEffect(() => {
    if (router.latestLocation.href !== router.state.resolvedLocation?.href) void router.load();
  }, []);
  return (
    <UiContext value={UI_SETTINGS}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-center" limit={4} className={classes.notifications} />
        <ConfirmationQuestion />
        <RouterProvider router={router} context={{ queryClient }} />
      </QueryClientProvider>
    </UiContext>
  );
}

/** @returns the app, with the first page's code loaded, so that it replaces the frame at once */
export async function loadApp(): Promise<ReactNode> {
  router.update({ ...router.options, context: { queryClient } });
  // The router shows a page that fails to load.
  await router.load().catch(() => undefined);
  return <App />;
}
