import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { msg } from '../core/i18n/t.ts';
import { MAX_MATCHES, NAME_PARTS, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN } from '../core/roles.ts';
import { requiredSearchSchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { chosenIdSchema } from '../people/schemas.ts';
import { emailSchema, newPasswordSchema, usernameSchema } from './schemas.ts';

const existingUsername = requiredSearchSchema(254, msg('Choose a user'));

export const register = endpoint('POST', '/api/register', ADMIN, {
  description:
    'Registers a user and links the chosen employee, or the only one of the same name (D12, D71)',
  body: () =>
    z.object({
      username: usernameSchema,
      email: emailSchema,
      password: newPasswordSchema,
      role: roleSchema,
      employee_id: chosenIdSchema,
      /** Requires a new password after the first sign-in. Default: false (spec §7). */
      force_password_change: z.boolean().optional(),
    }),
});

const accountSchema = () =>
  z.object({
    /** Null if the account has no employee. */
    employee_id: z.number().nullable(),
    username: z.string(),
    email: z.string(),
    role: roleSchema,
    /** The employee's area, or null if the account has no employee (D12). */
    area: z.string().nullable(),
    two_factor: z.boolean(),
    single_sign_on: z.boolean(),
  });
export type Account = z.infer<ReturnType<typeof accountSchema>>;

const hubUserSchema = () =>
  accountSchema().extend({
    /** Position and area of the employee of the same name without an account, if any. */
    employee_to_link: z.string().nullable(),
    must_change_password: z.boolean(),
    last_sign_in: z.string().nullable(),
  });
export type HubUser = z.infer<ReturnType<typeof hubUserSchema>>;

export const usersHub = endpoint('GET', '/api/get_users_hub', ADMIN, {
  description: 'Lists all accounts by name',
  reply: () =>
    z.object({
      users: z.array(hubUserSchema()),
    }),
});

/** As the columns of the list, the usual one first. */
export const USER_SORTS = [
  'username',
  'email',
  'role',
  'area',
  'two_factor',
  'last_sign_in',
  'state',
] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const userPage = endpoint('GET', '/api/users', ADMIN, {
  description: 'Lists accounts in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(USER_SORTS),
      user: searchSchema(254)
        .optional()
        .describe('A part of the name, email address, role or area, without regard to accents'),
    }),
  reply: () => pageReply(hubUserSchema()),
});
export type UserPage = z.infer<typeof userPage.reply>;

export const searchUsers = endpoint('GET', '/api/user-search', ADMIN, {
  description: `Finds at most ${MAX_MATCHES} users by name or email address, for choosing one of them`,
  query: () => z.object({ name: searchSchema(254).default('').describe(NAME_PARTS) }),
  /** `more` is true if more users match. */
  reply: () => z.object({ users: z.array(accountSchema()), more: z.boolean() }),
});

export const resetPassword = endpoint('POST', '/api/reset_password', ADMIN, {
  description: "Sets a user's password and ends their sessions (D11)",
  body: () =>
    z.object({
      username: existingUsername,
      new_password: newPasswordSchema,
      force_password_change: z.boolean().optional(),
      disable_two_factor: z.boolean().optional(),
    }),
});

export const deleteUser = endpoint('POST', '/api/delete_user', ADMIN, {
  description: 'Deletes an account and keeps the employee and the history (D11)',
  body: () => z.object({ username: existingUsername }),
});

export const updateUsername = endpoint('POST', '/api/update_username', ADMIN, {
  description: 'Renames an account and its employee in one transaction (D11)',
  body: () => z.object({ current_username: existingUsername, new_username: usernameSchema }),
});

export const updateUser = endpoint('POST', '/api/update_user', ADMIN, {
  description: "Changes an account's email address and role, except the last admin's role (D11)",
  body: () =>
    z.object({
      username: existingUsername,
      email: emailSchema,
      role: roleSchema,
      /** Links the employee with `employee_id`, or the only one of the same name. */
      link_employee: z.boolean().optional(),
      employee_id: chosenIdSchema,
      /** Unlinks the identity provider. The next sign-in matches by verified email again. */
      unlink_single_sign_on: z.boolean().optional(),
    }),
});
