import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Opening } from '@intranet/contract/links/registry.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { LINK_CHECK } from './queues.ts';

/** @throws AppError not_found without an address */
export async function lockStoredLink(tx: Tx, name: string): Promise<{ opens: Opening | null }> {
  const row = await tx
    .selectFrom('links')
    .select('opens')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', t('This link has no address yet.'));
  return { opens: row.opens as Opening | null };
}

export async function queueCheck(tx: Tx, jobs: Deps['jobs'], name: string): Promise<void> {
  await tx
    .updateTable('links')
    .set({ check_state: 'waiting', check_reason: null, checked_at: null })
    .where('name', '=', name)
    .execute();
  await jobs.send(tx, LINK_CHECK, { name });
}
