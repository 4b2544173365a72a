import { z } from 'zod';
import { lineSchema, roleSchema } from '../core/schemas.ts';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SOMETHING = /[\p{L}\d]/u;
const USERNAME = /^[\p{L}\p{M}\d .'_-]+$/u;

/** Letters of any script, digits, spaces and `. _ - '`; 1 to 80 characters, trimmed,
 * spaces single (D6). */
export const usernameSchema = lineSchema(80, 'Enter a username')
  .overwrite((name) => name.replaceAll(/ {2,}/g, ' '))
  .regex(USERNAME, "Only letters, digits, spaces and . _ - '")
  // Two names must not look alike because of what cannot be seen.
  .refine((name) => !INVISIBLE.test(name) && SOMETHING.test(name), 'Only visible characters');

/** Stored and compared in lower case (D6). */
export const emailSchema = z
  .string('Enter an e-mail address')
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter a valid e-mail address'));

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/**
 * 8 to 128 characters, no composition rule (D6). That it is not common and does not hold the
 * username is checked on the server, which knows both.
 */
export const newPasswordSchema = z
  .string('Enter a password')
  .min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`);

/** Asked again before a change that a borrowed screen must not be enough for. */
export const currentPasswordSchema = z
  .string('Enter your current password')
  .min(1, 'Enter your current password')
  .max(1024, 'At most 1024 characters');

/** The signed-in person as spec §3 names it. */
export const userSchema = z.object({
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  profile_photo: z.string(),
  force_password_change: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** The employee behind an account, when there is one (D12). */
export const ownEmployeeSchema = z
  .object({ name: z.string(), area: z.string(), cargo: z.string() })
  .nullable();

export const currentUserSchema = z.object({
  user: userSchema,
  employee: ownEmployeeSchema,
  can_approve: z.boolean(),
  /** An administrator who must first set up two-factor sign-in, where that is demanded. */
  two_factor_setup_required: z.boolean(),
});
/** The reply of every way to sign in (spec §7). */
export const signedInReply = currentUserSchema.extend({ message: z.literal('Login successful!') });
export type CurrentUser = z.infer<typeof currentUserSchema>;
