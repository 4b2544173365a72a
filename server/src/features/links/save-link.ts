import { t } from '@intranet/contract/core/i18n/t.ts';
import { findLink, type LinkName, type Opening } from '@intranet/contract/links/registry.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { atField } from '#core/errors.ts';
import { assertLinkable, type OwnPages } from './own-pages.ts';
import { lockStoredLink, queueCheck } from './stored-link.ts';

/** Adds a history entry and queues a check (D34). @throws AppError invalid_input */
export async function saveLink(
  { db, clock, jobs, ownPages }: Deps & { ownPages?: OwnPages | undefined },
  actor: Actor,
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
    await recordAct(tx, actor, 'link_updated', name);
  });
}

/** Queues a check, because tabs need no framing. @throws AppError not_found, invalid_input */
export async function setLinkOpening(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actor: Actor,
  { name, opens }: { name: LinkName; opens: Opening },
): Promise<void> {
  if (findLink(name)?.opens !== 'embedded') {
    throw atField('invalid_input', 'opens', t('This link always opens in a new tab.'));
  }
  await db.transaction().execute(async (tx) => {
    const stored = await lockStoredLink(tx, name);
    const chosen = opens === 'embedded' ? null : opens;
    if (stored.opens === chosen) return;
    await tx.updateTable('links').set({ opens: chosen }).where('name', '=', name).execute();
    await queueCheck(tx, jobs, name);
    await recordAct(tx, actor, 'link_opening_changed', name, { opens });
  });
}
