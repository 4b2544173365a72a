import { FIRST_YEAR, LAST_YEAR } from '../communication/years.ts';
import { t } from '../core/i18n/t.ts';
import type { Role } from '../core/roles.ts';
import { wordsOf } from '../core/text.ts';
import { findPage, mayOpen } from '../pages.ts';
import { type EditedTopic, NO_EDITED_TOPICS, topicIdOf } from './edited-topics.ts';
import { findTopic } from './find-topic.ts';
import {
  ASK_SUPPORT,
  type Contact,
  FALLBACK,
  SIGN_IN_FIRST,
  TOPICS,
  type TopicId,
  type TopicPage,
} from './topics.ts';

export interface AnswerPage extends Omit<TopicPage, 'yearly'> {
  /** The year to open the page at. */
  year?: number;
  /** What else the page's address says. */
  search?: Readonly<Record<string, string>>;
}

export interface Answer {
  topic: string | null;
  text: string;
  pages: readonly AnswerPage[];
  contacts: readonly Contact[];
}

/** The only year that a question names. */
function yearIn(question: string): number | undefined {
  const years = new Set(
    wordsOf(question)
      .filter((word) => /^\d{4}$/.test(word))
      .map(Number),
  );
  const [year = 0] = years;
  return years.size === 1 && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

interface ShownTopic {
  text: string;
  pages: readonly TopicPage[];
  contacts: readonly Contact[];
}

/** What a topic says: an administrator's words, else the built-in ones. */
function topicShown(id: string, edited: readonly EditedTopic[]): ShownTopic {
  const own = edited.find((topic) => topicIdOf(topic) === id);
  if (own) {
    const { says: text, pages, contacts } = own;
    return { text, pages: pages.map((path) => ({ path })), contacts };
  }
  const { says, pages = [], contacts } = TOPICS[id as TopicId];
  return { text: t(says), pages, contacts };
}

/**
 * The chatbot's answer (spec §2). The most specific keyword wins, ignoring accents, case, plurals
 * and one typo in a long word. Contacts replace pages that the user can't open (D2, D32).
 * @param role null for a visitor who is not signed in, who gets the built-in answers only
 * @param edited the topics that administrators wrote
 */
export function answer(
  question: string,
  role: Role | null,
  forVisitors: readonly Contact[] = [],
  edited: readonly EditedTopic[] = NO_EDITED_TOPICS,
): Answer {
  const id = findTopic(question, edited);
  if (id === null) return { topic: null, text: t(FALLBACK), pages: [], contacts: [] };
  const topic = topicShown(id, edited);
  const { text, pages } = topic;
  const year = yearIn(question);
  const open = pages
    .filter(({ path }) => mayOpen(path, role && { role }))
    .map(({ yearly, ...page }): AnswerPage => (yearly && year ? { ...page, year } : page));
  const contacts = role || topic.contacts.length === 0 ? topic.contacts : forVisitors;
  if (open.length > 0 || topic.contacts.length === 0) {
    return { topic: id, text, pages: open, contacts };
  }
  const helps = pages.length === 0 && topic.contacts.some((one) => contacts.includes(one));
  if (!role && !helps) {
    return { topic: id, text: t(SIGN_IN_FIRST), pages: [{ path: '/login' }], contacts };
  }
  return { topic: id, text: pages.length > 0 ? t(ASK_SUPPORT) : text, pages: [], contacts };
}

/** `Vacation › Update`. With a year, only `Monthly Revenue 2025`, because the button is narrow. */
export function pageLabel({ path, tab, year, search }: AnswerPage): string {
  if (search?.person) return t('Profile');
  if (search?.show) return t('Directory');
  if (tab && year) return `${t(tab.label)} ${year}`;
  const page = findPage(path);
  const title = page ? t(page.title) : path;
  return tab ? `${title} › ${t(tab.label)}` : title;
}
