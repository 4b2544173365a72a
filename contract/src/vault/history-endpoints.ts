import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { readingSchema } from './schemas.ts';

const params = z.object({ id: idSchema });

const versionSchema = z.object({
  /** Null for the present state. */
  id: z.number().nullable(),
  version: z.number(),
  platform: z.string(),
  link: z.string(),
  user: z.string(),
  has_code: z.boolean(),
  /** Whether the password is another one than in the version before. */
  password_changed: z.boolean(),
  made_at: z.string(),
  made_by: z.string(),
});
export type VaultVersion = z.infer<typeof versionSchema>;

export const vaultHistory = endpoint({
  method: 'GET',
  path: '/api/vault/{id}/history',
  summary: 'What an entry was, newest first, without any secret',
  access: ADMIN,
  params,
  reply: z.object({ versions: z.array(versionSchema) }),
});

export const bringBackVersion = endpoint({
  method: 'POST',
  path: '/api/vault/{id}/history',
  summary: 'Makes an earlier state of an entry its present one, as a new version',
  access: ADMIN,
  params,
  body: z.object({ earlier: idSchema }),
  reply: successReply,
});

const vaultReadingSchema = z.object({
  at: z.string(),
  reader: z.string(),
  entry_id: z.number(),
  /** As it is called now; null when it has been purged. */
  platform: z.string().nullable(),
  user: z.string().nullable(),
  how: readingSchema,
  /** Of one-time codes, not of the password: a code, or the secret when typed, imported or exported. */
  of_code: z.boolean(),
});
export type VaultReading = z.infer<typeof vaultReadingSchema>;

export const vaultReadings = endpoint({
  method: 'GET',
  path: '/api/vault/readings',
  summary: 'Who read what, newest first; of one entry or one person, at most 1,000',
  access: ADMIN,
  query: z.object({ entry: idSchema.optional(), account: idSchema.optional() }),
  reply: z.object({
    readings: z.array(vaultReadingSchema),
    /** Everybody who ever read something, by the newest name. */
    readers: z.array(z.object({ account: z.number(), name: z.string(), present: z.boolean() })),
  }),
});

const knownEntrySchema = z.object({
  id: z.number(),
  platform: z.string(),
  link: z.string(),
  user: z.string(),
  /** Whether they have had the present password. */
  password_known: z.boolean(),
  /** Whether they have had the present secret for one-time codes: it is to be set up anew as well. */
  code_known: z.boolean(),
  last_read_at: z.string(),
  how: readingSchema,
  /** Another entry, with the same password, that they have had it by; null when by this one. */
  through: z.string().nullable(),
});
export type KnownEntry = z.infer<typeof knownEntrySchema>;

export const vaultKnownBy = endpoint({
  method: 'GET',
  path: '/api/vault/known_by/{account}',
  summary: 'What to change when somebody leaves: entries whose present secrets they have had',
  access: ADMIN,
  params: z.object({ account: idSchema }),
  reply: z.object({ entries: z.array(knownEntrySchema) }),
});

const healthSchema = z.object({
  id: z.number(),
  /** As zxcvbn has it: 0 is guessed at once, 4 is strong; null without a password. */
  score: z.number().int().min(0).max(4).nullable(),
  /** Other entries with the same password. */
  same_as: z.array(z.number()),
});
export type VaultHealth = z.infer<typeof healthSchema>;

export const vaultHealth = endpoint({
  method: 'GET',
  path: '/api/vault/health',
  summary: 'Which passwords are weak or used twice, without any password',
  access: ADMIN,
  reply: z.object({ entries: z.array(healthSchema) }),
});
