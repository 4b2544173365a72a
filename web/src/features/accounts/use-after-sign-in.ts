import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { storeUser } from '#core/session.ts';
import { currentUserQuery } from './api.ts';
import { adoptLanguage } from './language/switch-language.ts';
import { pathAfterSignIn } from './path-after-sign-in.ts';

export function useAfterSignIn(): (me: CurrentUser, next: string) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    async (signedIn, next) => {
      const { user, account_id, employee, can_approve, two_factor_setup_required } = signedIn;
      const me = { user, account_id, employee, can_approve, two_factor_setup_required };
      queryClient.clear();
      storeUser(user);
      if (!user.force_password_change) queryClient.setQueryData(currentUserQuery.queryKey, me);
      // Back must not return to the completed sign-in page.
      const href = pathAfterSignIn(me, next);
      if (await adoptLanguage()) window.location.replace(href);
      else await navigate({ href, replace: true });
    },
    [navigate, queryClient],
  );
}
