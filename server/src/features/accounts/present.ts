import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import type { Actor } from '#core/actor.ts';
import { canBeApprover } from '#features/people/policy.ts';

export function presentCurrentUser(actor: Actor): CurrentUser {
  const { employee } = actor;
  return {
    user: {
      username: actor.username,
      email: actor.email,
      role: actor.role,
      profile_photo: photoUrl(actor.photoKey),
      force_password_change: actor.mustChangePassword,
    },
    employee: employee && { name: employee.name, area: employee.area, cargo: employee.cargo },
    can_approve: canBeApprover(actor),
    two_factor_setup_required: actor.mustSetUpTwoFactor,
  };
}
