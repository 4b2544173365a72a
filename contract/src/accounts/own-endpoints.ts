import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
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

export const ownAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: "Returns the caller's data for the page My account",
  access: ROLES,
  openDuring: ['two_factor_setup'],
  reply: z.object({
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
  }),
});
export type OwnAccount = z.infer<typeof ownAccount.reply>;

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change_password',
  summary: "Replaces the caller's password and ends their other sessions",
  access: ROLES,
  body: z.object({
    current_password: currentPasswordSchema,
    new_password: newPasswordSchema,
    /** Also removes all passkeys. Default: false. */
    remove_passkeys: z.boolean().optional(),
  }),
  reply: successReply,
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/password-confirmations',
  summary: "Confirms the caller's password for ten minutes of this session (D36)",
  access: ROLES,
  body: z.object({ current_password: currentPasswordSchema }),
  reply: successReply,
});

export const closeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/close_others',
  summary: 'Ends all sessions of the caller except the current one',
  access: ROLES,
  reply: successReply,
});

export const closeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/{id}/close',
  summary: "Ends one of the caller's sessions",
  access: ROLES,
  params: z.object({ id: idSchema }),
  reply: successReply,
});
