import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { findShown, lockDecks } from './queries.ts';

/** The previous version is published again. @throws AppError stale_version */
export async function takeBackDeck(
  { db, clock }: Deps,
  actor: Actor,
  { quarter, id }: { quarter: string; id: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockDecks(tx);
    const shown = await findShown(tx, quarter);
    if (shown?.id !== id) {
      throw new AppError(
        'stale_version',
        t('This deck is no longer the published one for {quarter}. Reload the page.', {
          quarter: quarterText(quarter),
        }),
      );
    }
    await tx
      .updateTable('decks')
      .set({ taken_back_at: clock.now(), taken_back_by: actor.username })
      .where('id', '=', id)
      .execute();
    await recordAct(tx, actor, 'deck_taken_back', quarter, { deck: id });
  });
}
