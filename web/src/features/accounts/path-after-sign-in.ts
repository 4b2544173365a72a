import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';

/**
 * The first page after sign-in: a required password change (D9), a required second factor, or
 * `next`.
 */
export function pathAfterSignIn(me: CurrentUser, next: string): string {
  if (me.user.force_password_change) return '/force-change-password';
  return me.two_factor_setup_required ? '/account' : next;
}
