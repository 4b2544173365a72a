import {
  ANSWER_PAGES,
  type AnswerLanguage,
  answerText,
  type ListedTopics,
  type Says,
  type topicBody,
} from '@intranet/contract/chatbot/topic-endpoints.ts';
import {
  CONTACT_NAMES,
  type Contact,
  TOPICS,
  type TopicId,
} from '@intranet/contract/chatbot/topics.ts';
import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { inLanguage } from '#core/language.ts';

type Topic = z.output<typeof topicBody>;
const LANGUAGE_OF: Record<AnswerLanguage, Language> = { pt: 'pt-BR', en: 'en', es: 'es' };

const isTopic = (id: string): id is TopicId => Object.hasOwn(TOPICS, id);
const isContact = (name: string): name is Contact => Object.hasOwn(CONTACT_NAMES, name);
const isPage = (path: string) => ANSWER_PAGES.some((known) => known === path);

/** A row may be of another version, so topics, pages and contacts that are gone are left out. */
async function readRows(db: DbOrTx) {
  const rows = await db.selectFrom('chatbot_topics').selectAll().orderBy('id').execute();
  return rows
    .filter(({ replaces }) => replaces === null || isTopic(replaces))
    .map((row) => ({
      ...row,
      replaces: row.replaces as TopicId | null,
      says: row.says as unknown as Says,
      pages: row.pages.filter(isPage),
      contacts: row.contacts.filter(isContact),
    }));
}

/** The answers in the caller's language. */
export async function listEditedAnswers(db: DbOrTx) {
  return (await readRows(db)).map(({ id, replaces, keywords, says, pages, contacts }) => ({
    ...{ id, replaces, keywords, pages, contacts },
    says: answerText(says),
  }));
}

const builtInSays = (id: TopicId): Says => {
  const sayIn = (language: AnswerLanguage) =>
    inLanguage(LANGUAGE_OF[language], () => t(TOPICS[id].says));
  return { pt: sayIn('pt'), en: sayIn('en'), es: sayIn('es') };
};

export async function listTopics(db: DbOrTx): Promise<ListedTopics> {
  const rows = await readRows(db);
  return {
    topics: rows.map(({ updated_at, ...row }) => ({
      ...row,
      updated_at: updated_at.toISOString(),
    })),
    built_in: (Object.keys(TOPICS) as TopicId[]).map((id) => ({ id, says: builtInSays(id) })),
  };
}

const valuesOf = (topic: Topic, actor: Actor, now: Date) => ({
  replaces: topic.replaces,
  // The same words in another case would be two tags of one keyword.
  keywords: [...new Map(topic.keywords.map((word) => [word.toLowerCase(), word])).values()],
  says: JSON.stringify(topic.says),
  pages: topic.pages,
  contacts: topic.contacts,
  updated_by: actor.username,
  updated_at: now,
});

const changedMeanwhile = () =>
  new AppError(
    'stale_version',
    t('Somebody changed this answer in the meantime. Close the form to see it.'),
  );

/** The log names the built-in topic or the first keyword. */
const subjectOf = ({ replaces, keywords }: Pick<Topic, 'replaces' | 'keywords'>) =>
  replaces ?? keywords[0] ?? '';

/** @throws AppError conflict if the built-in topic has an answer of an administrator already */
export async function createTopic({ db, clock }: Deps, actor: Actor, topic: Topic): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('chatbot_topics')
      .values(valuesOf(topic, actor, clock.now()))
      .onConflict((conflict) => conflict.column('replaces').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw changedMeanwhile();
    await recordAct(tx, actor, 'chatbot_topic_changed', subjectOf(topic));
  });
}

async function lockTopic(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('chatbot_topics')
    .select(['id', 'replaces', 'keywords', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  throw new AppError('not_found', t('This answer doesn’t exist any more. Reload the page.'));
}

/** @throws AppError not_found, stale_version, invalid_input */
export async function changeTopic({ db, clock }: Deps, actor: Actor, id: number, topic: Topic) {
  await db.transaction().execute(async (tx) => {
    const row = await lockTopic(tx, id);
    if (row.version !== topic.version) throw changedMeanwhile();
    if (row.replaces !== topic.replaces) {
      throw atField('invalid_input', 'replaces', t('The topic of an answer can’t be changed'));
    }
    await tx
      .updateTable('chatbot_topics')
      .set({ ...valuesOf(topic, actor, clock.now()), version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    await recordAct(tx, actor, 'chatbot_topic_changed', subjectOf(topic));
  });
}

/** @throws AppError not_found */
export async function removeTopic({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockTopic(tx, id);
    await tx.deleteFrom('chatbot_topics').where('id', '=', id).execute();
    const { replaces, keywords } = row;
    await recordAct(tx, actor, 'chatbot_topic_removed', replaces ?? keywords[0] ?? '');
  });
}
