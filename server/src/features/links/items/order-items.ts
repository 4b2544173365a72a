import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { lockDepartment } from './save-item.ts';

interface Order {
  department: DepartmentId;
  ids: readonly number[];
  /** The order that the actor saw. */
  former_ids: readonly number[];
}

const isSame = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** @throws AppError stale_version with the current order; invalid_input at `ids` */
export async function orderItems(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { department, ids, former_ids }: Order,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDepartment(tx, department);
    const rows = await tx
      .selectFrom('items')
      .select('id')
      .where('department', '=', department)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const current = rows.map(({ id }) => id);
    if (!isSame(current, former_ids)) {
      const sentence = t(
        'Somebody else changed this list in the meantime, so nothing was moved. Here it is as it is now.',
      );
      throw new AppError('stale_version', sentence, { current: { ids: current } });
    }
    if (!isSame(sorted(current), sorted(ids))) {
      throw atField('invalid_input', 'ids', t('The order must have each item once.'));
    }
    if (isSame(current, ids)) return;
    await sql`
      update items set position = place.position
      from unnest(${[...ids]}::bigint[]) with ordinality place(id, position)
      where items.id = place.id`.execute(tx);
    await recordAct(tx, actor, 'items_ordered', department);
  });
}
