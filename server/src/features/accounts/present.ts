import { photoUrl } from '@intranet/contract/accounts/photo-url.ts';
import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import type { User } from '#core/actor.ts';
import { canBeApprover } from '#features/people/policy.ts';

export const presentEmployee = (employee: User['employee']) =>
  employee && {
    employee_id: employee.id,
    name: employee.name,
    area: employee.area,
    cargo: employee.cargo,
  };

export function presentCurrentUser(user: User): CurrentUser {
  const { employee } = user;
  return {
    user: {
      username: user.username,
      email: user.email,
      role: user.role,
      profile_photo: photoUrl(user.photoKey),
      force_password_change: user.mustChangePassword,
      uses_vault: user.usesVault,
    },
    account_id: user.accountId,
    employee: presentEmployee(employee),
    can_approve: canBeApprover(user),
    two_factor_setup_required: user.mustSetUpTwoFactor,
  };
}
