import { redirectFor } from '@intranet/contract/pages.ts';
import type { SessionFailures } from '#core/query-client.ts';
import { endSession } from '#core/session.ts';
import type { router as appRouter } from '../router.tsx';

/** Redirects when the server refuses a call because of the session (D9). Public pages stay. */
export function sessionFailures(router: typeof appRouter): SessionFailures {
  return {
    onSignedOut() {
      endSession();
      const { pathname, search } = window.location;
      // Other calls of the page may have failed the same way before.
      if (redirectFor(pathname, null) === null) return;
      void router.navigate({
        to: '/login',
        search: { next: pathname + search },
        replace: true,
        // Leaves the page even with unsaved changes: nobody can stay on it.
        ignoreBlocker: true,
      });
    },
    onPasswordChangeRequired() {
      void router.navigate({ to: '/force-change-password' });
    },
    onTwoFactorSetupRequired() {
      // On that page, the header's own calls are refused as well.
      if (window.location.pathname !== '/account') void router.navigate({ to: '/account' });
    },
  };
}
