import type { Actor, Origin } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';

/** @throws AppError not_found */
export async function removeQuestion(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  origin: Origin,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('unanswered_questions')
      .where('id', '=', id)
      .returning('times')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found', 'There is no such question any more.');
    // The log omits the text, because it is stored for ever and questions may be private (S8).
    await recordAct(tx, actor, origin, {
      action: 'chatbot_question_removed',
      detail: { times: removed.times },
    });
  });
}
