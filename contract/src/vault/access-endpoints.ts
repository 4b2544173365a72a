import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { versionSchema } from '../core/version.ts';
import { namedReadersSchema, readersSchema } from '../groups/readers.ts';
import { namesakeSchema } from '../people/namesake.ts';

/** The most people that a call lists; it counts the others. */
export const MAX_VAULT_PEOPLE = 200;

const params = () => z.object({ id: idSchema });

/** People and groups. Roles can't share a secret, because a role has too many people. */
const sharedWith = readersSchema.omit({ roles: true });

const accessPersonSchema = namesakeSchema.extend({
  photo: z.string(),
  can_edit: z.boolean(),
  /** Every way in which the person has access. */
  reasons: z.array(
    z.object({
      edits: z.boolean(),
      /** The group's name; null if the person was chosen by name. */
      group: z.string().nullable(),
    }),
  ),
});
export type AccessPerson = z.infer<typeof accessPersonSchema>;

export const vaultAccess = endpoint('GET', '/api/vault/{id}/access', ADMIN, {
  description:
    "Returns an entry's readers and editors, and the people among them with the reasons, to administrators and its editors",
  forVaultUsers: true,
  params,
  reply: () =>
    z.object({
      readers: namedReadersSchema,
      editors: namedReadersSchema,
      /** Counts the changes of readers and editors. */
      version: z.number(),
      people: z.array(accessPersonSchema),
      /** The number of people who aren't listed. */
      unlisted: z.number(),
      /** True if nobody but administrators can change the entry. */
      only_admins_edit: z.boolean(),
    }),
});
export type VaultAccess = z.infer<typeof vaultAccess.reply>;

export const saveVaultAccess = endpoint('PUT', '/api/vault/{id}/access', ADMIN, {
  description:
    'Changes who can use an entry and who can change it; replies 409 if somebody else has changed it meanwhile',
  params,
  body: () => z.object({ readers: sharedWith, editors: sharedWith, version: versionSchema }),
});

export const shareVault = endpoint('PUT', '/api/vault/sharing', ADMIN, {
  description: 'Sets whether people can use entries that are shared with them (D59)',
  body: () => z.object({ is_shared: z.boolean() }),
});

export const secretsToRotate = endpoint('GET', '/api/vault/to-rotate', ADMIN, {
  description:
    'Returns the number of entries to rotate that the caller can change: somebody without access knows a secret of theirs',
  forVaultUsers: true,
  reply: () => z.object({ entries: z.number() }),
});
