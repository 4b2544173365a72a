import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { currentPasswordSchema, newPasswordSchema, ownEmployeeSchema } from './schemas.ts';

/** How a session was opened. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'single_sign_on'] as const;

export const openSessionSchema = z.object({
  id: z.number(),
  /** Such as "Chrome on Windows"; empty when the browser did not say. */
  device: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** The address it was last used from. */
  address: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The session that asks. */
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
  summary: 'All that the page My account shows of the caller',
  access: ROLES,
  openDuring: ['two_factor_setup'],
  reply: z.object({
    email: z.string(),
    employee: ownEmployeeSchema,
    /** False for an account that only ever signed in through the identity provider. */
    has_password: z.boolean(),
    sessions: z.array(openSessionSchema),
    two_factor: z.object({
      enabled: z.boolean(),
      /** Demanded of this role by a setting: it cannot be turned off. */
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
    /** Also removes all passkeys, which sign in without the password. Default: false. */
    remove_passkeys: z.boolean().optional(),
  }),
  reply: successReply,
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/password-confirmations',
  summary: 'Confirms the user’s password again, for this session and ten minutes (D36)',
  access: ROLES,
  body: z.object({ current_password: currentPasswordSchema }),
  reply: successReply,
});

export const closeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/close_others',
  summary: "Ends one's sessions but the one that asks",
  access: ROLES,
  reply: successReply,
});

export const closeSession = endpoint({
  method: 'POST',
  path: '/api/sessions/{id}/close',
  summary: "Ends one of one's own sessions",
  access: ROLES,
  params: z.object({ id: idSchema }),
  reply: successReply,
});
