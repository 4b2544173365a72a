import type { SessionFailures } from '#core/query-client.ts';
import { forgetUser, storedUser } from '#core/session.ts';
import type { router as appRouter } from './router.tsx';

/**
 * A session that ended meanwhile is told of in one notification, and the page stays as it is, so
 * that nothing typed is lost; a password that must be changed leads to its page (D9), and so
 * does two-factor sign-in that must be set up.
 */
export function sessionFailures(router: typeof appRouter): SessionFailures {
  return {
    onSignedOut() {
      if (!storedUser()) return;
      forgetUser();
      const { pathname, search } = window.location;
      const next = new URLSearchParams({ next: pathname + search });
      void import('./tell-signed-out.tsx').then(({ tellSignedOut }) => tellSignedOut(next));
    },
    onPasswordChangeRequired() {
      void router.navigate({ to: '/force-change-password' });
    },
    onTwoFactorSetupRequired() {
      // Already there, what the header asks for is refused as well: nothing is to be drawn anew.
      if (window.location.pathname !== '/account') void router.navigate({ to: '/account' });
    },
  };
}
