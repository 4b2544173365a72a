import type { DbOrTx } from '#core/db/database.ts';
import { listAnnouncementGroups } from '#features/announcements/queries.ts';
import { listItemGroups } from '#features/links/items/queries.ts';
import { listVaultGroups } from '#features/vault/access/queries.ts';

/** The names of what uses each group as readers, by the group's id. Whatever has readers adds its query here. */
export async function listGroupUses(db: DbOrTx): Promise<Map<number, string[]>> {
  const uses = [
    ...(await listItemGroups(db)),
    ...(await listAnnouncementGroups(db)),
    ...(await listVaultGroups(db)),
  ];
  const byGroup = Map.groupBy(uses, ({ group_id }) => group_id);
  return new Map([...byGroup].map(([id, found]) => [id, found.map(({ name }) => name)]));
}
