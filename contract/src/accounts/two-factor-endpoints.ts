import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { t } from '../core/i18n/t.ts';
import { ROLES } from '../core/roles.ts';
import { currentPasswordSchema } from './schemas.ts';

const recoveryCodes = z.object({
  /** Each replaces one code of the app. They are shown only once. */
  recovery_codes: z.array(z.string()),
});

export const beginTwoFactor = endpoint('POST', '/api/two_factor/begin', ROLES, {
  description:
    'Creates a secret for an authenticator app, which takes effect once a code confirms it',
  openDuring: ['two_factor_setup'],
  body: () => z.object({ current_password: currentPasswordSchema }),
  reply: () => z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTwoFactor = endpoint('POST', '/api/two_factor/confirm', ROLES, {
  description: 'Turns two-factor sign-in on with a first code of the app',
  openDuring: ['two_factor_setup'],
  body: () =>
    z.object({
      code: z
        .string({ error: () => t('Enter the code') })
        .transform((code) => code.replaceAll(/\s/g, ''))
        .pipe(
          z.string().regex(/^\d{6}$/, { error: () => t('Enter the 6 digits that the app shows') }),
        ),
    }),
  reply: () => recoveryCodes,
});

export const renewRecoveryCodes = endpoint('POST', '/api/two_factor/recovery_codes', ROLES, {
  description: 'Creates new recovery codes and invalidates the old ones',
  body: () => z.object({ current_password: currentPasswordSchema }),
  reply: () => recoveryCodes,
});

export const disableTwoFactor = endpoint('POST', '/api/two_factor/disable', ROLES, {
  description: 'Turns two-factor sign-in off, unless it is required',
  body: () => z.object({ current_password: currentPasswordSchema }),
});
