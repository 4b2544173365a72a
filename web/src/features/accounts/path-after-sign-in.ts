import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';

/** A required password change (D9) or second factor comes before `next`. */
export function pathAfterSignIn(me: CurrentUser, next: string): string {
  if (me.user.force_password_change) return '/force-change-password';
  return me.two_factor_setup_required ? '/account' : next;
}
