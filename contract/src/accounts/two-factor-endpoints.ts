import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { currentPasswordSchema } from './schemas.ts';

const recoveryCodes = z.object({
  /** Each replaces one code of the app. They are shown only once. */
  recovery_codes: z.array(z.string()),
});

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two_factor/begin',
  summary: 'Creates a secret for an authenticator app, which takes effect once a code confirms it',
  access: ROLES,
  openDuring: ['two_factor_setup'],
  body: z.object({ current_password: currentPasswordSchema }),
  reply: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two_factor/confirm',
  summary: 'Turns two-factor sign-in on with a first code of the app',
  access: ROLES,
  openDuring: ['two_factor_setup'],
  body: z.object({
    code: z
      .string('Enter the code')
      .transform((code) => code.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits that the app shows')),
  }),
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/two_factor/recovery_codes',
  summary: 'Creates new recovery codes and invalidates the old ones',
  access: ROLES,
  body: z.object({ current_password: currentPasswordSchema }),
  reply: recoveryCodes,
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/two_factor/disable',
  summary: 'Turns two-factor sign-in off, unless it is required',
  access: ROLES,
  body: z.object({ current_password: currentPasswordSchema }),
  reply: successReply,
});
