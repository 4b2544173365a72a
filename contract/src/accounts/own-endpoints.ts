import { z } from 'zod';
import { DEMANDS, endpoint, idSchema } from '../core/endpoint.ts';
import { LANGUAGE_IDS } from '../core/i18n/languages.ts';
import { ROLES } from '../core/roles.ts';
import { currentPasswordSchema, newPasswordSchema, ownEmployeeSchema } from './schemas.ts';

export const SIGN_IN_METHODS = ['password', 'passkey', 'single_sign_on'] as const;

export const openSessionSchema = z.object({
  id: z.number(),
  /** For example "Chrome on Windows". Empty if unknown. */
  device: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  address: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  created_at: z.string(),
  last_seen_at: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const ownAccount = endpoint('GET', '/api/account', ROLES, {
  description: "Returns the caller's data for the page My account",
  openDuring: ['two_factor_setup'],
  reply: () =>
    z.object({
      email: z.string(),
      employee: ownEmployeeSchema,
      /** False for an account that has only signed in through the identity provider. */
      has_password: z.boolean(),
      sessions: z.array(openSessionSchema),
      two_factor: z.object({
        enabled: z.boolean(),
        required: z.boolean(),
        recovery_codes_left: z.number(),
      }),
      passkeys: z.array(passkeySchema),
      /** True if a user at the identity provider is linked and single sign-on is set up. */
      has_single_sign_on: z.boolean(),
    }),
});
export type OwnAccount = z.infer<typeof ownAccount.reply>;

export const changePassword = endpoint('POST', '/api/change_password', ROLES, {
  description: "Replaces the caller's password and ends their other sessions",
  body: () =>
    z.object({
      current_password: currentPasswordSchema,
      new_password: newPasswordSchema,
      remove_passkeys: z.boolean().optional(),
    }),
});

export const confirmPassword = endpoint('POST', '/api/password-confirmations', ROLES, {
  description: "Confirms this session with the caller's password, before reading secrets (D69)",
  body: () => z.object({ current_password: currentPasswordSchema }),
});

export const closeOtherSessions = endpoint('POST', '/api/sessions/close_others', ROLES, {
  description: 'Ends all sessions of the caller except the current one',
});

export const closeSession = endpoint('POST', '/api/sessions/{id}/close', ROLES, {
  description: "Ends one of the caller's sessions",
  params: () => z.object({ id: idSchema }),
});

export const chooseLanguage = endpoint('PUT', '/api/accounts/me/language', ROLES, {
  description: "Stores the caller's language, for their screens and emails (D47)",
  openDuring: DEMANDS,
  body: () => z.object({ language: z.enum(LANGUAGE_IDS) }),
});
