import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ItemProblem } from '@intranet/contract/links/item-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { DbOrTx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { authorizeDecision } from './policy.ts';
import { lockItem } from './save-item.ts';

/** The unsolved problems of items that somebody looks after, oldest first, without hidden items. */
export async function listProblems(db: DbOrTx, actor: Actor): Promise<ItemProblem[]> {
  const rows = await db
    .selectFrom('item_problems as p')
    .innerJoin('items as i', 'i.id', 'p.item_id')
    .select(['p.id', 'p.text', 'p.reported_at', 'p.reported_by'])
    .select(['i.id as item_id', 'i.name as item', 'i.department'])
    .where('p.solved_at', 'is', null)
    .where('i.hidden', '=', false)
    .$if(actor.role !== 'admin', (q) => q.where('i.owner_id', '=', actor.employee?.id ?? 0))
    .orderBy('p.reported_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ id, text, reported_at, reported_by, item_id, item, department }) => ({
    id,
    item: { id: item_id, name: item, department: department as DepartmentId },
    text,
    reported_at: reported_at.toISOString(),
    reported_by,
  }));
}

const KEPT_DAYS = 90;

/** Deletes problems 90 days after they were solved, because they have names and what people wrote. */
export async function deleteSolvedProblems({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await db.deleteFrom('item_problems').where('solved_at', '<', since).execute();
}

const unknown = () => new AppError('not_found', t('This problem no longer exists.'));

/** Takes a problem off the list, as the item's owner or an admin. @throws AppError not_found, forbidden, conflict */
export async function solveProblem(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('item_problems')
      .select('item_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw unknown();
    // The item is locked first, as when it is removed with its problems.
    const item = authorizeDecision(actor, await lockItem(tx, found.item_id));
    const problem = await tx
      .selectFrom('item_problems')
      .select('solved_by')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!problem || item.hidden) throw unknown();
    if (problem.solved_by !== null) {
      const sentence = t('{person} has already marked this problem as solved.', {
        person: problem.solved_by,
      });
      throw new AppError('conflict', sentence);
    }
    await tx
      .updateTable('item_problems')
      .set({ solved_at: deps.clock.now(), solved_by: actor.username })
      .where('id', '=', id)
      .execute();
    await recordAct(tx, actor, 'problem_solved', item.name);
  });
}
