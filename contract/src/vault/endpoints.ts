import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { versionSchema } from '../core/version.ts';
import {
  codeSecretSchema,
  entrySchema,
  purposeSchema,
  rotationSchema,
  shownFields,
} from './schemas.ts';

const params = () => z.object({ id: idSchema });

export const listPasswords = endpoint('GET', '/api/passwords', ADMIN, {
  description:
    'Lists all entries with their passwords, and records one reading of all (D36). Needs a recent sign-in or confirmation (D69)',
  reply: () => z.array(z.object({ id: z.number(), ...shownFields, password: z.string() })),
});

export const createPassword = endpoint('POST', '/api/passwords', ADMIN, {
  description: 'Adds an entry',
  body: () => entrySchema.extend({ code_secret: codeSecretSchema.optional() }),
  reply: () => successReply.extend({ id: z.number() }),
});

export const updatePassword = endpoint('PUT', '/api/passwords/{id}', ADMIN, {
  description: 'Changes an entry and stores the previous state in its history',
  forVaultUsers: true,
  params,
  // Without a password the current one stays, so changing a link doesn't need to read it.
  body: () => entrySchema.partial({ password: true }).extend({ version: versionSchema.optional() }),
});

export const deletePassword = endpoint('DELETE', '/api/passwords/{id}', ADMIN, {
  description: 'Moves an entry to the bin, from which it can be restored for 30 days',
  params,
});

export const vaultEntrySchema = z.object({
  id: z.number(),
  ...shownFields,
  has_code: z.boolean(),
  version: z.number(),
  password_changed_at: z.string(),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type VaultEntry = z.infer<typeof vaultEntrySchema>;

/** An entry as one of its readers or editors, or an administrator, sees it. */
export const listedEntrySchema = vaultEntrySchema.extend({
  can_edit: z.boolean(),
  /** True if it has readers or editors besides administrators (D59). */
  is_shared: z.boolean(),
  /** Who knows a secret without having access, oldest first; empty for readers. */
  to_rotate: z.array(rotationSchema),
});
export type ListedEntry = z.infer<typeof listedEntrySchema>;

export const deletedEntrySchema = vaultEntrySchema.extend({
  deleted_at: z.string(),
  deleted_by: z.string(),
});
export type DeletedEntry = z.infer<typeof deletedEntrySchema>;

export const listVault = endpoint('GET', '/api/vault', ADMIN, {
  description:
    'Lists all entries, including those in the bin, without secrets. Other users get the entries that are shared with them',
  forVaultUsers: true,
  reply: () =>
    z.object({
      entries: z.array(listedEntrySchema),
      deleted: z.array(deletedEntrySchema),
      /** True while people can use entries that are shared with them (D59). */
      is_shared: z.boolean(),
    }),
});

export const readPassword = endpoint('POST', '/api/vault/{id}/password', ADMIN, {
  description:
    'Records a reading and returns the current password, or an earlier one to administrators, after a confirmation (D69)',
  forVaultUsers: true,
  params,
  body: () => z.object({ purpose: purposeSchema, earlier: idSchema.optional() }),
  reply: () => z.object({ password: z.string() }),
});

export const readCode = endpoint('POST', '/api/vault/{id}/code', ADMIN, {
  description:
    'Records a reading and returns the current one-time code, after a confirmation (D69)',
  forVaultUsers: true,
  params,
  body: () => z.object({ purpose: purposeSchema }),
  reply: () => z.object({ code: z.string(), valid_for: z.number() }),
});

export const saveCodeSecret = endpoint('PUT', '/api/vault/{id}/code', ADMIN, {
  description: "Sets the secret for one-time codes in the platform's format",
  forVaultUsers: true,
  params,
  body: () => z.object({ secret: codeSecretSchema }),
});

export const removeCodeSecret = endpoint('DELETE', '/api/vault/{id}/code', ADMIN, {
  description: 'Removes the secret for one-time codes',
  forVaultUsers: true,
  params,
});

export const restorePassword = endpoint('POST', '/api/vault/{id}/restore', ADMIN, {
  description: 'Restores an entry from the bin',
  params,
});
