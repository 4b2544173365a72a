import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';

/**
 * Where a sign-in leads: a password that must be changed comes first (D9), so does a second factor that
 * must be set up, then the page that was wanted.
 */
export function pathAfterSignIn(me: CurrentUser, next: string): string {
  if (me.user.force_password_change) return '/force-change-password';
  return me.two_factor_setup_required ? '/account' : next;
}
