import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';

/**
 * Returns the first page after sign-in. A required password change comes first (D9), then a
 * required second factor, then the requested page.
 */
export function pathAfterSignIn(me: CurrentUser, next: string): string {
  if (me.user.force_password_change) return '/force-change-password';
  return me.two_factor_setup_required ? '/account' : next;
}
