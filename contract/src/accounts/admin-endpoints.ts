import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { LANGUAGE_IDS } from '../core/i18n/languages.ts';
import { msg } from '../core/i18n/t.ts';
import { MAX_MATCHES, NAME_PARTS, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN } from '../core/roles.ts';
import { requiredSearchSchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { namesakeSchema } from '../people/namesake.ts';
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
    account_id: z.number(),
    /** Position and area of the employee of the same name without an account, if any. */
    employee_to_link: z.string().nullable(),
    must_change_password: z.boolean(),
    /** Until the person has joined (D71). A withdrawn invitation locks the account. */
    invitation: z.object({ withdrawn: z.boolean(), expires_at: z.string() }).nullable(),
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
  description:
    "Changes an account's name, email address, role, language and employee, all or nothing (D11)",
  body: () =>
    z.object({
      username: existingUsername,
      /** Without it, the email address stays; so does the role. */
      email: emailSchema.optional(),
      role: roleSchema.optional(),
      /** Links the employee with `employee_id`, or the only one of the same name. */
      link_employee: z.boolean().optional(),
      employee_id: chosenIdSchema,
      /** Renames the account and its employee, as `POST /api/update_username` does. */
      new_username: usernameSchema.optional(),
      /** The language of screens and emails; null for the company's. */
      language: z.enum(LANGUAGE_IDS).nullable().optional(),
      unlink_employee: z.boolean().optional(),
      /** Unlinks the identity provider. The next sign-in matches by verified email again. */
      unlink_single_sign_on: z.boolean().optional(),
    }),
});

const ofAccount = () => z.object({ id: idSchema });

export const accountPanel = endpoint('GET', '/api/accounts/{id}', ADMIN, {
  description: 'Returns what an admin can see and change of one account',
  params: ofAccount,
  reply: () =>
    hubUserSchema().extend({
      language: z.enum(LANGUAGE_IDS).nullable(),
      employee: namesakeSchema.nullable(),
      has_password: z.boolean(),
      sessions: z.number(),
      passkeys: z.number(),
      /** False for the reader's own account, which My account changes (D11). */
      can: z.object({ remove_access: z.boolean(), delete: z.boolean() }),
    }),
});
export type AccountPanel = z.infer<typeof accountPanel.reply>;

export const REMOVABLE_ACCESS = ['sessions', 'passkeys', 'two_factor'] as const;
export type RemovableAccess = (typeof REMOVABLE_ACCESS)[number];

export const removeAccess = endpoint('POST', '/api/accounts/{id}/remove-access', ADMIN, {
  description: "Ends an account's sessions, removes its passkeys, or turns off its second factor",
  params: ofAccount,
  body: () => z.object({ what: z.enum(REMOVABLE_ACCESS) }),
});
