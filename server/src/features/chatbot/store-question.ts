import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { foldQuestion } from './queries.ts';

const HOURLY = 30;
/** The most stored questions; the least recently asked are deleted. */
const KEPT = 1_000;
const HOUR = 3_600_000;

/** Stores only the hour, so that nothing links a question to its author. */
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR) * HOUR);

/** @throws AppError too_many_attempts */
async function countAgainst(tx: Tx, { accountId }: Pick<Actor, 'accountId'>, now: Date) {
  const bucket = `chatbot ${accountId}`;
  const at = hourOf(now);
  const { asked } = await tx
    .selectFrom('rate_limit_attempts')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('bucket', '=', bucket)
    .where('at', '=', at)
    .executeTakeFirstOrThrow();
  if (asked >= HOURLY) {
    const retryAfterSeconds = Math.ceil((at.getTime() + HOUR - now.getTime()) / 1_000);
    throw new AppError('too_many_attempts', t('Too many questions. Please try again later.'), {
      retryAfterSeconds,
    });
  }
  await tx.insertInto('rate_limit_attempts').values({ bucket, at }).execute();
}

/** Stores the question without its author. @throws AppError too_many_attempts */
export async function storeQuestion(deps: Deps, actor: Pick<Actor, 'accountId'>, question: string) {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    // One after another, so that both limits hold and no transaction waits for a deleted row.
    await sql`select pg_advisory_xact_lock(hashtext('unanswered questions'))`.execute(tx);
    await countAgainst(tx, actor, now);
    await tx
      .insertInto('unanswered_questions')
      .values({
        folded: foldQuestion(question),
        question,
        first_asked_at: hourOf(now),
        last_asked_at: hourOf(now),
      })
      .onConflict((conflict) =>
        conflict.column('folded').doUpdateSet(({ ref, eb }) => ({
          question: ref('excluded.question'),
          // A removed question that is asked again starts anew.
          times: eb
            .case()
            .when('unanswered_questions.removed_at', 'is', null)
            .then(eb('unanswered_questions.times', '+', 1))
            .else(1)
            .end(),
          last_asked_at: ref('excluded.last_asked_at'),
          removed_at: null,
        })),
      )
      .execute();
    await tx
      .deleteFrom('unanswered_questions')
      .where('id', 'in', (q) =>
        q
          .selectFrom('unanswered_questions')
          .select('id')
          .orderBy('last_asked_at', 'desc')
          .orderBy('id', 'desc')
          .offset(KEPT),
      )
      .execute();
  });
}

const unknownQuestion = () => new AppError('not_found', t('This question no longer exists.'));

/** Removes a question, which can be undone for `UNDO_SECONDS` (D61). @throws AppError not_found */
export async function removeQuestion({ db, config }: Deps, actor: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('unanswered_questions')
      .where('removed_at', '<', undoBegan(config))
      .execute();
    const removed = await tx
      .updateTable('unanswered_questions')
      .set({ removed_at: sql`now()` })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('times')
      .executeTakeFirst();
    if (!removed) throw unknownQuestion();
    // The log omits the text, because it is stored for ever and questions may be private (S8).
    await recordAct(tx, actor, 'chatbot_question_removed', '', { times: removed.times });
  });
}

/** @throws AppError not_found, also once its removal can't be undone any more */
export async function restoreQuestion({ db, config }: Deps, actor: Actor, id: number) {
  await db.transaction().execute(async (tx) => {
    const restored = await tx
      .updateTable('unanswered_questions')
      .set({ removed_at: null })
      .where('id', '=', id)
      .where('removed_at', '>=', undoBegan(config))
      .returning('times')
      .executeTakeFirst();
    if (!restored) throw unknownQuestion();
    await recordAct(tx, actor, 'chatbot_question_restored', '', { times: restored.times });
  });
}

/** SQL: removals since then can be undone. */
const undoBegan = ({ undoSeconds }: Deps['config']) =>
  sql<Date>`now() - make_interval(secs => ${undoSeconds})`;
