import { z } from 'zod';
import { endpoint, successReply } from '../endpoint.ts';
import { ROLES } from '../roles.ts';
import { searchSchema } from '../text.ts';
import { currentUserSchema, emailSchema, newPasswordSchema, usernameSchema } from './schemas.ts';

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with a username and password (D7, D8)',
  access: 'public',
  body: z.object({
    // What is typed here is looked up, never stored: only its length is bounded.
    username: searchSchema(254, 'Enter your username').pipe(
      z.string().min(1, 'Enter your username'),
    ),
    password: z.string('Enter your password').min(1, 'Enter your password').max(1024),
    remember: z.boolean().optional(),
  }),
  reply: currentUserSchema.extend({ message: z.literal('Login successful!') }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session on the server',
  access: ROLES,
  duringForcedChange: true,
  reply: successReply,
});

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/current_user',
  summary: 'The signed-in person, their employee record, and whether they may decide leave',
  access: ROLES,
  duringForcedChange: true,
  reply: currentUserSchema,
});

export const forceChangePassword = endpoint({
  method: 'POST',
  path: '/api/force_change_password',
  summary: "Replaces one's own password after a sign-in that demands it (D9)",
  access: ROLES,
  duringForcedChange: true,
  body: z.object({ username: usernameSchema, new_password: newPasswordSchema }),
  reply: successReply,
});

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/first_admin',
  summary: 'Creates the first administrator from the one-time link of an empty product (D13)',
  access: 'public',
  body: z.object({
    token: z.string().min(1).max(200),
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
  }),
  reply: successReply,
});
