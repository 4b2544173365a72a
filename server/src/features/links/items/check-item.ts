import { t } from '@intranet/contract/core/i18n/t.ts';
import type { CheckState } from '@intranet/contract/links/endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps, WorkDeps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { checkAddress, type LinkProbes } from '../check-link.ts';
import { type CheckResult, NOT_CHECKED } from '../check-result.ts';
import { FAILED_STATES } from '../queries.ts';
import { ITEM_CHECK } from '../queues.ts';
import { findOwner } from './access-queries.ts';
import { brokenItemMail } from './mails.ts';
import { findItem, listItems, type StoredItem } from './queries.ts';

export async function queueItemCheck(tx: Tx, jobs: Deps['jobs'], id: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ check_state: 'waiting', check_reason: null, checked_at: null })
    .where('id', '=', id)
    .execute();
  await jobs.send(tx, ITEM_CHECK, { id });
}

/** Drops the result of an address that the item no longer shows. */
export async function forgetItemCheck(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('items')
    .set({ check_state: 'unchecked', check_reason: null, checked_at: null })
    .where('id', '=', id)
    .execute();
}

/** @throws AppError not_found, conflict for an item without an address */
export async function requestItemCheck(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { name, embed } = await findItem(tx, id);
    if (embed) throw new AppError('conflict', t('This item has no address to check.'));
    await queueItemCheck(tx, jobs, id);
    await recordAct(tx, actor, 'link_check_asked', name);
  });
}

/** @param states of the last check; all items without it */
export async function requestItemChecks(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  states?: readonly CheckState[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const items = (await listItems(tx)).filter(
      ({ checkState, embed }) => !embed && (states?.includes(checkState) ?? true),
    );
    // The last result stays until the new one arrives.
    if (items.length > 0) await jobs.send(tx, ITEM_CHECK, ...items.map(({ id }) => ({ id })));
  });
}

/** Emails the owner once an item stops opening. Admins see it on /items. */
async function store(deps: WorkDeps, item: StoredItem, { state, reason }: CheckResult) {
  await deps.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('items')
      .select(['owner_told', 'owner_id as ownerId'])
      .where('id', '=', item.id)
      .where('url', '=', item.url)
      .where('opens', '=', item.opens)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return;
    const hasFailed = FAILED_STATES.includes(state);
    const owner = hasFailed ? await findOwner(tx, before) : null;
    const isNews = owner !== null && !before.owner_told;
    await tx
      .updateTable('items')
      .set({
        ...(isNews && { owner_told: true }),
        ...(state === 'ok' && { owner_told: false }),
        check_state: state,
        check_reason: JSON.stringify(reason),
        checked_at: deps.clock.now(),
      })
      .where('id', '=', item.id)
      .execute();
    if (!owner || !isNews) return;
    const content = () => brokenItemMail({ item, publicUrl: deps.config.publicUrl });
    await notify(tx, deps, [
      { event: 'item_broken', to: owner, content, path: `/item?id=${item.id}` },
    ]);
  });
}

/** Checks outside any transaction, because it may take long (S13). */
export async function checkItem(
  deps: WorkDeps,
  probes: LinkProbes,
  id: number,
  job: { lastTry: boolean },
): Promise<void> {
  const [item] = await listItems(deps.db, id);
  if (!item || item.embed) return;
  try {
    await store(deps, item, await checkAddress(deps, probes, { ...item, readOnly: false }));
  } catch (error) {
    if (job.lastTry) await store(deps, item, NOT_CHECKED);
    throw error;
  }
}
