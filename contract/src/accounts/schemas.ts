import { z } from 'zod';
import { msg, t } from '../core/i18n/t.ts';
import { atMost, lineSchema, roleSchema } from '../core/schemas.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SOMETHING = /[\p{L}\d]/u;
const USERNAME = /^[\p{L}\p{M}\d .'_-]+$/u;

/** Letters of any script, digits, spaces and `. _ - '`; 1 to 80 characters, single spaces (D6). */
export const usernameSchema = lineSchema(80, msg('Enter a username'))
  .overwrite((name) => name.replaceAll(/ {2,}/g, ' '))
  .regex(USERNAME, { error: () => t("Use only letters, digits, spaces and . _ - '") })
  // Invisible characters could make two names look alike.
  .refine((name) => !INVISIBLE.test(name) && SOMETHING.test(name), {
    error: () => t('Use only visible characters'),
  });

/** Stored and compared in lower case (D6). */
export const emailSchema = z
  .string({ error: () => t('Enter an email address') })
  .trim()
  .toLowerCase()
  .max(254, atMost(254))
  .pipe(z.email({ error: () => t('Enter a valid email address') }));

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** 8 to 128 characters (D6). The server also rejects common passwords. */
export const newPasswordSchema = z
  .string({ error: () => t('Enter a password') })
  .min(PASSWORD_MIN, { error: () => t('At least {min} characters', { min: PASSWORD_MIN }) })
  .max(PASSWORD_MAX, atMost(PASSWORD_MAX));

/** Confirms sensitive changes, in case somebody else uses an unlocked screen. */
export const currentPasswordSchema = z
  .string({ error: () => t('Enter your current password') })
  .min(1, { error: () => t('Enter your current password') })
  .max(1024, atMost(1024));

export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  profile_photo: z.string(),
  force_password_change: z.boolean(),
  /** True for administrators, and for everybody while the vault is shared (D59). */
  uses_vault: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const ownEmployeeSchema = z
  .object({ employee_id: z.number(), name: z.string(), area: z.string(), cargo: z.string() })
  .nullable();

export const currentUserSchema = z.object({
  user: userSchema,
  /** The caller's account in the list of users. */
  account_id: z.number(),
  employee: ownEmployeeSchema,
  can_approve: z.boolean(),
  two_factor_setup_required: z.boolean(),
});
export const signedInReply = currentUserSchema.extend({ message: z.literal('Login successful!') });
export type CurrentUser = z.infer<typeof currentUserSchema>;
