import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { versionSchema } from '../core/version.ts';
import { codeSecretSchema, entrySchema, purposeSchema } from './schemas.ts';

const params = z.object({ id: idSchema });

export const listPasswords = endpoint({
  method: 'GET',
  path: '/api/passwords',
  summary:
    'Lists all entries with their passwords, within ten minutes of a sign-in or of POST /api/password-confirmations, and records one reading of all (D36)',
  access: ADMIN,
  reply: z.array(
    z.object({
      id: z.number(),
      platform: z.string(),
      link: z.string(),
      user: z.string(),
      password: z.string(),
    }),
  ),
});

export const createPassword = endpoint({
  method: 'POST',
  path: '/api/passwords',
  summary: 'Adds an entry',
  access: ADMIN,
  body: entrySchema.extend({ code_secret: codeSecretSchema.optional() }),
  reply: successReply.extend({ id: z.number() }),
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/api/passwords/{id}',
  summary: 'Changes an entry and stores the previous state in its history',
  access: ADMIN,
  params,
  // Without a password the current one stays, so changing a link doesn't need to read it.
  body: entrySchema.partial({ password: true }).extend({ version: versionSchema.optional() }),
  reply: successReply,
});

export const deletePassword = endpoint({
  method: 'DELETE',
  path: '/api/passwords/{id}',
  summary: 'Moves an entry to the bin, from which it can be restored for 30 days',
  access: ADMIN,
  params,
  reply: successReply,
});

export const vaultEntrySchema = z.object({
  id: z.number(),
  platform: z.string(),
  link: z.string(),
  user: z.string(),
  has_code: z.boolean(),
  version: z.number(),
  password_changed_at: z.string(),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type VaultEntry = z.infer<typeof vaultEntrySchema>;

export const deletedEntrySchema = vaultEntrySchema.extend({
  deleted_at: z.string(),
  deleted_by: z.string(),
});
export type DeletedEntry = z.infer<typeof deletedEntrySchema>;

export const listVault = endpoint({
  method: 'GET',
  path: '/api/vault',
  summary: 'Lists all entries, including those in the bin, without secrets',
  access: ADMIN,
  reply: z.object({ entries: z.array(vaultEntrySchema), deleted: z.array(deletedEntrySchema) }),
});

export const readPassword = endpoint({
  method: 'POST',
  path: '/api/vault/{id}/password',
  summary: 'Records a reading and returns the current or an earlier password',
  access: ADMIN,
  params,
  body: z.object({ purpose: purposeSchema, earlier: idSchema.optional() }),
  reply: z.object({ password: z.string() }),
});

export const readCode = endpoint({
  method: 'POST',
  path: '/api/vault/{id}/code',
  summary: 'Records a reading and returns the current one-time code',
  access: ADMIN,
  params,
  body: z.object({ purpose: purposeSchema }),
  reply: z.object({ code: z.string(), valid_for: z.number() }),
});

export const saveCodeSecret = endpoint({
  method: 'PUT',
  path: '/api/vault/{id}/code',
  summary: "Sets the secret for one-time codes in the platform's format",
  access: ADMIN,
  params,
  body: z.object({ secret: codeSecretSchema }),
  reply: successReply,
});

export const removeCodeSecret = endpoint({
  method: 'DELETE',
  path: '/api/vault/{id}/code',
  summary: 'Removes the secret for one-time codes',
  access: ADMIN,
  params,
  reply: successReply,
});

export const restorePassword = endpoint({
  method: 'POST',
  path: '/api/vault/{id}/restore',
  summary: 'Restores an entry from the bin',
  access: ADMIN,
  params,
  reply: successReply,
});
