import { z } from 'zod';
import { DEMANDS, endpoint, successReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';
import {
  currentUserSchema,
  emailSchema,
  newPasswordSchema,
  signedInReply,
  usernameSchema,
} from './schemas.ts';

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with a username and password (D7, D8)',
  access: 'public',
  body: z.object({
    username: searchSchema(254, 'Enter your username').pipe(
      z.string().min(1, 'Enter your username'),
    ),
    password: z.string('Enter your password').min(1, 'Enter your password').max(1024),
    remember: z.boolean().optional(),
    /** A code of the authenticator app or a recovery code, after `second_factor_required`. */
    code: searchSchema(40).optional(),
  }),
  reply: signedInReply,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session on the server',
  access: ROLES,
  openDuring: DEMANDS,
  reply: successReply,
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/current_user',
  summary: 'Returns the signed-in user, their employee record and whether they may decide leave',
  access: ROLES,
  openDuring: DEMANDS,
  reply: currentUserSchema,
});

export const forceChangePassword = endpoint({
  method: 'POST',
  path: '/api/force_change_password',
  summary: "Replaces the caller's password after a sign-in that requires it (D9)",
  access: ROLES,
  openDuring: ['password_change'],
  body: z.object({ username: usernameSchema, new_password: newPasswordSchema }),
  reply: successReply,
});

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/first_admin',
  summary: 'Creates the first admin with the one-time link of an empty installation (D13)',
  access: 'public',
  body: z.object({
    token: z.string().min(1).max(200),
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
  }),
  reply: successReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot_password',
  summary:
    'Emails a reset code if an account has this address, and sends the same reply if not (D10)',
  access: 'public',
  body: z.object({ email: emailSchema }),
  reply: successReply,
});

export const verifyResetCode = endpoint({
  method: 'POST',
  path: '/api/verify-reset-code',
  summary: 'Sets a new password with an emailed code, which works once (D10)',
  access: 'public',
  tellsSuccess: true,
  body: z.object({
    reset_code: searchSchema(200, 'Enter the reset code').pipe(
      z.string().min(1, 'Enter the reset code'),
    ),
    new_password: newPasswordSchema,
  }),
  reply: successReply,
});
