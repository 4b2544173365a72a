import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { readingSchema, shownFields } from './schemas.ts';

const params = () => z.object({ id: idSchema });

const versionSchema = z.object({
  id: z.number().nullable(),
  version: z.number(),
  ...shownFields,
  has_code: z.boolean(),
  password_changed: z.boolean(),
  made_at: z.string(),
  made_by: z.string(),
});
export type VaultVersion = z.infer<typeof versionSchema>;

export const vaultHistory = endpoint('GET', '/api/vault/{id}/history', ADMIN, {
  description: "Lists an entry's versions, newest first, without secrets",
  params,
  reply: () => z.object({ versions: z.array(versionSchema) }),
});

export const bringBackVersion = endpoint('POST', '/api/vault/{id}/history', ADMIN, {
  description: 'Restores an earlier version of an entry as a new version',
  params,
  body: () => z.object({ earlier: idSchema }),
});

const vaultReadingSchema = z.object({
  at: z.string(),
  reader: z.string(),
  entry_id: z.number(),
  platform: z.string().nullable(),
  user: z.string().nullable(),
  how: readingSchema,
  /** True for a one-time code or its secret, false for the password. */
  of_code: z.boolean(),
});
export type VaultReading = z.infer<typeof vaultReadingSchema>;

export const vaultReadings = endpoint('GET', '/api/vault/readings', ADMIN, {
  description: 'Lists up to 1,000 readings of an entry or by a person, newest first',
  query: () =>
    z.object({
      entry: idSchema.optional().describe('Only readings of this entry'),
      account: idSchema.optional().describe('Only readings by this account'),
    }),
  reply: () =>
    z.object({
      readings: z.array(vaultReadingSchema),
      readers: z.array(z.object({ account: z.number(), name: z.string(), present: z.boolean() })),
    }),
});

const knownEntrySchema = z.object({
  id: z.number(),
  ...shownFields,
  password_known: z.boolean(),
  code_known: z.boolean(),
  last_read_at: z.string(),
  how: readingSchema,
  through: z.string().nullable(),
});
export type KnownEntry = z.infer<typeof knownEntrySchema>;

export const vaultKnownBy = endpoint('GET', '/api/vault/known_by', ADMIN, {
  description: 'Lists entries whose current secrets a person has read, to change when they leave',
  query: () => z.object({ account: idSchema.describe("The person's account") }),
  reply: () => z.object({ entries: z.array(knownEntrySchema) }),
});

const healthSchema = z.object({
  id: z.number(),
  /** zxcvbn's score from 0 (weak) to 4 (strong); null without a password. */
  score: z.number().int().min(0).max(4).nullable(),
  same_as: z.array(z.number()),
});
export type VaultHealth = z.infer<typeof healthSchema>;

export const vaultHealth = endpoint('GET', '/api/vault/health', ADMIN, {
  description: 'Lists weak and reused passwords, without the passwords',
  reply: () => z.object({ entries: z.array(healthSchema) }),
});
