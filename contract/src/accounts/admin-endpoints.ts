import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { roleSchema, searchSchema } from '../core/schemas.ts';
import { emailSchema, newPasswordSchema, usernameSchema } from './schemas.ts';

const existingUsername = searchSchema(254, 'Choose a user').pipe(
  z.string().min(1, 'Choose a user'),
);

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Registers a user and links the employee of the same name, if there is one (D12)',
  access: ADMIN,
  body: z.object({
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    role: roleSchema,
    /** Requires a new password after the first sign-in. Default: false (spec §7). */
    force_password_change: z.boolean().optional(),
  }),
  reply: successReply,
});

export const hubUserSchema = z.object({
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The employee's area, or null if the account has no employee (D12). */
  area: z.string().nullable(),
  two_factor: z.boolean(),
  single_sign_on: z.boolean(),
  /** Position and area of the employee of the same name without an account, if any. */
  employee_to_link: z.string().nullable(),
});
export type HubUser = z.infer<typeof hubUserSchema>;

export const usersHub = endpoint({
  method: 'GET',
  path: '/api/get_users_hub',
  summary: 'Lists all accounts by name',
  access: ADMIN,
  reply: z.object({ users: z.array(hubUserSchema) }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset_password',
  summary: "Sets a user's password and ends their sessions (D11)",
  access: ADMIN,
  body: z.object({
    username: existingUsername,
    new_password: newPasswordSchema,
    force_password_change: z.boolean().optional(),
    disable_two_factor: z.boolean().optional(),
  }),
  reply: successReply,
});

export const deleteUser = endpoint({
  method: 'POST',
  path: '/api/delete_user',
  summary: 'Deletes an account and keeps the employee and the history (D11)',
  access: ADMIN,
  body: z.object({ username: existingUsername }),
  reply: successReply,
});

export const updateUsername = endpoint({
  method: 'POST',
  path: '/api/update_username',
  summary: 'Renames an account and its employee in one transaction (D11)',
  access: ADMIN,
  body: z.object({ current_username: existingUsername, new_username: usernameSchema }),
  reply: successReply,
});

export const updateUser = endpoint({
  method: 'POST',
  path: '/api/update_user',
  summary: "Changes an account's email address and role, except the last admin's role (D11)",
  access: ADMIN,
  body: z.object({
    username: existingUsername,
    email: emailSchema,
    role: roleSchema,
    link_employee: z.boolean().optional(),
    /** Unlinks the identity provider. The next sign-in matches by verified email again. */
    unlink_single_sign_on: z.boolean().optional(),
  }),
  reply: successReply,
});
