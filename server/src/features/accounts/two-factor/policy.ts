import type { Role } from '@intranet/contract/core/roles.ts';
import type { Config } from '#core/config.ts';

/** True where the setting ADMIN_TWO_FACTOR demands a second factor of this role. */
export function isTwoFactorDemanded(config: Pick<Config, 'adminTwoFactor'>, role: Role): boolean {
  return config.adminTwoFactor === 'required' && role === 'admin';
}
