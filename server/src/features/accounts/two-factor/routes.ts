import * as calls from '@intranet/contract/accounts/two-factor-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

export function twoFactorRoutes({ route }: Router, deps: Deps): void {
  route(calls.beginTwoFactor, ({ actor, body }) =>
    beginTwoFactor(deps, actor, body.current_password),
  );

  route(calls.confirmTwoFactor, async ({ actor, body }) => ({
    recovery_codes: await confirmTwoFactor(deps, actor, body.code),
  }));

  route(calls.renewRecoveryCodes, async ({ actor, body }) => ({
    recovery_codes: await renewRecoveryCodes(deps, actor, body.current_password),
  }));

  route(calls.disableTwoFactor, async ({ actor, body }) => {
    await disableTwoFactor(deps, actor, body.current_password);
    return success(t('Two-factor sign-in is off'));
  });
}
