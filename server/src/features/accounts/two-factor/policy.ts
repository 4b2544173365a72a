import type { Role } from '@intranet/contract/core/roles.ts';
import type { Config } from '#core/config.ts';

/** True if ADMIN_TWO_FACTOR requires a second factor for this role. */
export function isTwoFactorDemanded(config: Pick<Config, 'adminTwoFactor'>, role: Role): boolean {
  return config.adminTwoFactor === 'required' && role === 'admin';
}
