import { z } from 'zod';
import { DEMANDS, endpoint } from '../core/endpoint.ts';
import { msg, t } from '../core/i18n/t.ts';
import { ROLES } from '../core/roles.ts';
import { requiredSearchSchema, searchSchema } from '../core/schemas.ts';
import {
  currentUserSchema,
  emailSchema,
  newPasswordSchema,
  signedInReply,
  usernameSchema,
} from './schemas.ts';

export const login = endpoint('POST', '/api/login', 'public', {
  description: 'Signs in with a username and password (D7, D8)',
  body: () =>
    z.object({
      username: requiredSearchSchema(254, msg('Enter your username')),
      password: z
        .string({ error: () => t('Enter your password') })
        .min(1, { error: () => t('Enter your password') })
        .max(1024),
      remember: z.boolean().optional(),
      /** A code of the authenticator app or a recovery code, after `second_factor_required`. */
      code: searchSchema(40).optional(),
    }),
  reply: () => signedInReply,
});

export const logout = endpoint('POST', '/api/logout', ROLES, {
  description: 'Ends the session on the server',
  openDuring: DEMANDS,
});

export const currentUser = endpoint('GET', '/api/current_user', ROLES, {
  description:
    'Returns the signed-in user, their employee record and whether they may decide leave',
  openDuring: DEMANDS,
  reply: () => currentUserSchema,
});

export const forceChangePassword = endpoint('POST', '/api/force_change_password', ROLES, {
  description: "Replaces the caller's password after a sign-in that requires it (D9)",
  openDuring: ['password_change'],
  body: () => z.object({ username: usernameSchema, new_password: newPasswordSchema }),
});

const firstAdminToken = z.string().min(1).max(200);

export const lookUpFirstAdminLink = endpoint('POST', '/api/first_admin/lookup', 'public', {
  description: 'Returns how long the one-time link of an empty installation works (D13)',
  body: () => z.object({ token: firstAdminToken }),
  reply: () => z.object({ expires_at: z.string() }),
});

export const createFirstAdmin = endpoint('POST', '/api/first_admin', 'public', {
  description: 'Creates the first admin with the one-time link of an empty installation (D13)',
  body: () =>
    z.object({
      token: firstAdminToken,
      username: usernameSchema,
      email: emailSchema,
      password: newPasswordSchema,
    }),
});

export const forgotPassword = endpoint('POST', '/api/forgot_password', 'public', {
  description:
    'Emails a reset code if an account has this address, and sends the same reply if not (D10)',
  body: () => z.object({ email: emailSchema }),
});

export const verifyResetCode = endpoint('POST', '/api/verify-reset-code', 'public', {
  description: 'Sets a new password with an emailed code, which works once (D10)',
  tellsSuccess: true,
  body: () =>
    z.object({
      reset_code: requiredSearchSchema(200, msg('Enter the reset code')),
      new_password: newPasswordSchema,
    }),
});
