import { type Message, msg, t, tc } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, listReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { lineSchema, noteSchema } from '../core/schemas.ts';
import { PAGES, type PagePath } from '../pages.ts';
import { CONTACT_NAMES, type Contact, TOPICS, type TopicId } from './topics.ts';

const MAX_KEYWORDS = 60;
const LONGEST_KEYWORD = 80;
const LONGEST_ANSWER = 600;

/** The languages of an answer. */
export const ANSWER_LANGUAGES = ['pt', 'en', 'es'] as const;
export type AnswerLanguage = (typeof ANSWER_LANGUAGES)[number];
/** An answer by language. At least one is written. */
export type Says = Record<AnswerLanguage, string>;

/** The language in which the chatbot answers the user: Portuguese as specified (spec §2). */
export function answerLanguage(): AnswerLanguage {
  const [language] = tc('language code of the chatbot', 'en').split('-');
  return ANSWER_LANGUAGES.find((known) => known === language) ?? 'pt';
}

/** The answer in the user's language, or the first one that is written. */
export const answerText = (says: Says): string =>
  [answerLanguage(), ...ANSWER_LANGUAGES].map((language) => says[language]).find(Boolean) ?? '';

export const ANSWER_LANGUAGE_NAMES: Record<AnswerLanguage, Message> = {
  pt: msg('Portuguese'),
  en: msg('English'),
  es: msg('Spanish'),
};

/** Pages that an answer can lead to: those in the menu or the search. */
export const ANSWER_PAGES = PAGES.flatMap((page) =>
  'words' in page && page.words ? [page.path] : [],
);

const topicIdSchema = z.enum(Object.keys(TOPICS) as [TopicId, ...TopicId[]]);
const contactSchema = z.enum(Object.keys(CONTACT_NAMES) as [Contact, ...Contact[]]);
const pageSchema = z.enum(ANSWER_PAGES as [PagePath, ...PagePath[]]);

const saysSchema = z
  .object({
    pt: noteSchema(LONGEST_ANSWER),
    en: noteSchema(LONGEST_ANSWER),
    es: noteSchema(LONGEST_ANSWER),
  })
  .superRefine((says, ctx) => {
    if (ANSWER_LANGUAGES.some((language) => says[language] !== '')) return;
    const message = t('Write the answer in at least one language');
    ctx.addIssue({ code: 'custom', path: [answerLanguage()], message });
  });

/** A topic that an administrator writes (D58). */
export const topicBody = z
  .object({
    /** The built-in topic whose answer it replaces, or null. */
    replaces: topicIdSchema.nullable(),
    keywords: z.array(lineSchema(LONGEST_KEYWORD, msg('Write a keyword'))).max(MAX_KEYWORDS),
    says: saysSchema,
    pages: z.array(pageSchema).max(8),
    contacts: z.array(contactSchema).max(4),
    /** The version that the caller saw; null for a new topic. */
    version: z.number().int().nullable(),
  })
  .superRefine(({ replaces, keywords }, ctx) => {
    if (replaces === null && keywords.length === 0) {
      const message = t('Add at least one keyword');
      ctx.addIssue({ code: 'custom', path: ['keywords'], message });
    }
  });
export type TopicBody = z.input<typeof topicBody>;

/** Lists kept from an earlier version may name pages, contacts or topics that are gone. */
const listedFields = {
  id: z.number(),
  replaces: topicIdSchema.nullable(),
  keywords: z.array(z.string()),
  pages: z.array(z.string()),
  contacts: z.array(contactSchema),
};

export const editedAnswers = endpoint('GET', '/api/chatbot/answers', ROLES, {
  description: "Lists the chatbot's answers that administrators wrote, in the caller's language",
  reply: () => listReply('answers', { ...listedFields, says: z.string() }),
});

export const listTopics = endpoint('GET', '/api/chatbot/topics', ADMIN, {
  description: "Lists the chatbot's topics: those that administrators wrote, and the built-in ones",
  reply: () =>
    z.object({
      topics: z.array(
        z.object({
          ...listedFields,
          says: z.object({ pt: z.string(), en: z.string(), es: z.string() }),
          version: z.number(),
          updated_by: z.string(),
          updated_at: z.string(),
        }),
      ),
      built_in: z.array(
        z.object({
          id: topicIdSchema,
          says: z.object({ pt: z.string(), en: z.string(), es: z.string() }),
        }),
      ),
    }),
});
export type ListedTopics = z.infer<typeof listTopics.reply>;

export const createTopic = endpoint('POST', '/api/chatbot/topics', ADMIN, {
  description: 'Adds a topic to the chatbot, or replaces the answer of a built-in one',
  body: () => topicBody,
});

export const changeTopic = endpoint('PUT', '/api/chatbot/topics/{id}', ADMIN, {
  description: 'Changes a topic of the chatbot',
  params: () => z.object({ id: idSchema }),
  body: () => topicBody,
});

export const removeTopic = endpoint('DELETE', '/api/chatbot/topics/{id}', ADMIN, {
  description: 'Removes a topic; a built-in one then has its own answer again',
  params: () => z.object({ id: idSchema }),
});
