import { redirectFor } from '@intranet/contract/pages.ts';
import { hasUnsavedInput } from '@intranet/ui/forms/unsaved-input.ts';
import type { SessionFailures } from '#core/query-client.ts';
import { endSession, sessionHasEnded } from '#core/session.ts';
import { pageWaits } from '#core/waiting-page.ts';
import type { router as appRouter } from '../router.tsx';
import { signInHere } from './sign-in-here.ts';

/**
 * Redirects when the server refuses a call because of the session (D9). Public pages stay, and so does a page with
 * unsaved input whose session has expired, below a dialog (`SessionEndedDialog`). After a sign-out elsewhere, none stays.
 */
export function sessionFailures(router: typeof appRouter): SessionFailures {
  return {
    onSignedOut() {
      endSession();
      // Other calls of the page may have failed the same way before.
      if (redirectFor(window.location.pathname, null) === null) return;
      if (hasUnsavedInput() && sessionHasEnded()) pageWaits.set(true);
      else signInHere(router);
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
