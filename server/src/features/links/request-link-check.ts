import type { CheckState } from '@intranet/contract/links/endpoints.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { LINK_CHECK } from './queues.ts';
import { lockStoredLink, queueCheck } from './stored-link.ts';

/** @throws AppError not_found without an address */
export async function requestLinkCheck(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  { name }: { name: LinkName },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockStoredLink(tx, name);
    await queueCheck(tx, jobs, name);
    await recordAct(tx, actor, 'link_check_asked', name);
  });
}

/** @param states of the last check; all links without it */
export async function requestLinkChecks(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  states?: readonly CheckState[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const links = await tx
      .selectFrom('links')
      .select('name')
      .$if(states !== undefined, (query) => query.where('check_state', 'in', states ?? []))
      .orderBy('name')
      .execute();
    // The last result stays until the new one arrives.
    if (links.length > 0) await jobs.send(tx, LINK_CHECK, ...links);
  });
}
