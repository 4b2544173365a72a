import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { storeUser } from '#core/session.ts';
import { currentUserQuery } from './api.ts';

/**
 * What follows every sign-in: nothing of whoever was here before is kept, a password that must be
 * changed comes first (D9), so does a second factor that must be set up, then the page that was wanted.
 */
export function useAfterSignIn(): (me: CurrentUser, next: string) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    ({ user, employee, can_approve, two_factor_setup_required }, next) => {
      queryClient.clear();
      storeUser(user);
      // Back does not lead to a page whose work is done.
      if (user.force_password_change) {
        return navigate({ to: '/force-change-password', replace: true });
      }
      const me = { user, employee, can_approve, two_factor_setup_required };
      queryClient.setQueryData(currentUserQuery.queryKey, me);
      return navigate({ href: two_factor_setup_required ? '/account' : next, replace: true });
    },
    [navigate, queryClient],
  );
}
