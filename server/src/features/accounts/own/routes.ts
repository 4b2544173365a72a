import * as calls from '@intranet/contract/accounts/own-endpoints.ts';
import { success } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deps } from '#core/deps.ts';
import type { Router } from '#core/http/route.ts';
import { setLanguageCookie } from '#core/translators.ts';
import { setDeviceCookie } from '../rate-limit/device-cookie.ts';
import { changePassword } from './change-password.ts';
import { chooseLanguage } from './choose-language.ts';
import { closeOtherSessions, closeOwnSession } from './close-own-sessions.ts';
import { confirmByPassword } from './confirmation.ts';
import { readOwnAccount } from './queries.ts';

export function ownAccountRoutes({ route }: Router, deps: Deps): void {
  route(calls.ownAccount, ({ actor }) => readOwnAccount(deps, actor));

  route(calls.changePassword, async ({ actor, body, reply }) => {
    const { passkeys, deviceGeneration } = await changePassword(deps, actor, {
      currentPassword: body.current_password,
      newPassword: body.new_password,
      removePasskeys: body.remove_passkeys ?? false,
    });
    setDeviceCookie(reply, deps, { accountId: actor.accountId, generation: deviceGeneration });
    return success(
      passkeys === 0
        ? t('Password changed')
        : t(
            'Password changed, {passkeys, plural, one {# passkey removed} other {# passkeys removed}}',
            { passkeys },
          ),
    );
  });

  route(calls.confirmPassword, async ({ actor, body }) => {
    await confirmByPassword(deps, actor, body.current_password);
    return success(t('Password confirmed'));
  });

  route(calls.closeOtherSessions, async ({ actor }) => {
    const count = await closeOtherSessions(deps, actor);
    return success(
      t('Signed out {count, plural, one {# other device} other {# other devices}}', { count }),
    );
  });

  route(calls.closeSession, async ({ actor, params }) => {
    await closeOwnSession(deps, actor, params.id);
    return success(t('Device signed out'));
  });

  route(calls.chooseLanguage, async ({ actor, body: { language }, reply }) => {
    await chooseLanguage(deps, actor, language);
    setLanguageCookie(reply, language);
    return success(t('Language changed'));
  });
}
