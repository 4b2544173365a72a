import type { LinkName } from '@intranet/contract/links/registry.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { assertLinkable, type OwnPages } from './own-pages.ts';
import { queueCheck } from './stored-link.ts';

/**
 * Changes a link's address, adds a history entry and queues a check (D34). @throws AppError
 * invalid_input for a path that is not an own page
 */
export async function saveLink(
  {
    db,
    clock,
    jobs,
    ownPages,
  }: Pick<Deps, 'db' | 'clock' | 'jobs'> & { ownPages?: OwnPages | undefined },
  actor: Actor,
  origin: Origin,
  input: { name: LinkName; field: string; url: string },
): Promise<void> {
  const { name, field, url } = input;
  assertLinkable(url, field, ownPages);
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('links')
      .select('url')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const row = { name, url, updated_at: clock.now(), updated_by: actor.username };
    await tx
      .insertInto('links')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
    if (before?.url !== url) {
      await tx
        .insertInto('link_changes')
        .values({ name, url, changed_at: row.updated_at, changed_by: actor.username })
        .execute();
    }
    await queueCheck(tx, jobs, name);
    // Only the history has the address, because it may contain a key (S8).
    await recordAct(tx, actor, origin, { action: 'link_updated', subject: name });
  });
}
