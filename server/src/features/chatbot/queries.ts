import type { ChatbotSettings, UnansweredQuestion } from '@intranet/contract/chatbot/endpoints.ts';
import { VISITOR_CONTACT } from '@intranet/contract/chatbot/topics.ts';
import { fold, wordsOf } from '@intranet/contract/core/text.ts';
import type { DbOrTx } from '#core/db/database.ts';

/** Unanswered questions, the most frequent first, then the latest. */
export async function listQuestions(db: DbOrTx): Promise<UnansweredQuestion[]> {
  const rows = await db
    .selectFrom('unanswered_questions')
    .select(['id', 'question', 'times', 'first_asked_at', 'last_asked_at'])
    .where('removed_at', 'is', null)
    .orderBy('times', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    first_asked_at: row.first_asked_at.toISOString(),
    last_asked_at: row.last_asked_at.toISOString(),
  }));
}

export function readChatbotSettings(db: DbOrTx): Promise<ChatbotSettings> {
  return db.selectFrom('chatbot_settings').select('visitor_contact').executeTakeFirstOrThrow();
}

/** The chatbot's contacts for visitors: IT, or none if that is switched off. */
export async function listVisitorContacts(db: DbOrTx) {
  const rows = await db
    .selectFrom('chatbot_settings as s')
    .leftJoin('links as l', (join) => join.on('l.name', '=', VISITOR_CONTACT))
    .select(({ fn, val }) => fn.coalesce('l.url', val('')).as('url'))
    .where('s.visitor_contact', '=', true)
    .execute();
  return rows.map(({ url }) => ({ name: VISITOR_CONTACT, url }));
}

/** Ignores case, accents and punctuation. Never longer than the question, for the index. */
export function foldQuestion(question: string): string {
  return (wordsOf(question).join(' ') || fold(question)).normalize('NFC');
}
