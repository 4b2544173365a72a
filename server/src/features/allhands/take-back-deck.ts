import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

/**
 * Takes back the deck that is shown for a quarter: the version before it is shown again, or the quarter goes.
 * @throws AppError not_found when none was published, or all were taken back
 */
export async function takeBackDeck(
  { db, clock }: Deps,
  actor: Actor,
  origin: Origin,
  quarter: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('decks')
      .select('id')
      .where('quarter', '=', quarter)
      .where('taken_back_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!row) {
      throw new AppError(
        'not_found',
        `Nothing is published for ${quarter} that could be taken back.`,
      );
    }
    await tx
      .updateTable('decks')
      .set({ taken_back_at: clock.now(), taken_back_by: actor.username })
      .where('id', '=', row.id)
      .execute();
    await recordAct(tx, actor, origin, {
      action: 'deck_taken_back',
      subject: quarter,
      detail: { deck: row.id },
    });
  });
}
