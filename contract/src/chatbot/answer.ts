import { FIRST_YEAR, LAST_YEAR } from '../communication/years.ts';
import { t, tc } from '../core/i18n/t.ts';
import type { Role } from '../core/roles.ts';
import { fold, listOf, wordsOf } from '../core/text.ts';
import { createWordIndex } from '../core/word-index.ts';
import { findPage, mayOpen } from '../pages.ts';
import keywords from './keywords.json' with { type: 'json' };
import {
  ASK_SUPPORT,
  type Contact,
  FALLBACK,
  SIGN_IN_FIRST,
  TOPICS,
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

type KeywordLanguage = 'pt' | 'en' | 'es';
type TopicId = keyof typeof TOPICS;

interface Keyword {
  id: number;
  topic: TopicId;
  language: KeywordLanguage;
  /** Different words without small words, in the singular. */
  words: readonly string[];
}

const TOPIC_KEYWORDS: Readonly<Record<TopicId, Record<KeywordLanguage, string>>> = keywords.topics;
const KEYWORD_LANGUAGES: readonly KeywordLanguage[] = ['pt', 'en', 'es'];

/** Shorter words must match exactly, because too many words are one letter away. */
const MIN_TYPO_LENGTH = 5;

const PLURALS: readonly [ending: RegExp, singular: string][] = [
  [/(?:o|a)es$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/** Removes a plural ending. A rough result is enough, because both sides are treated alike. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

/** Real words one letter away from a keyword, never treated as typos. */
const NOT_TYPOS = new Set(listOf(keywords.not_typos).map((word) => singular(fold(word))));

function listKeywords(): Keyword[] {
  const ids = Object.keys(TOPICS) as TopicId[];
  const found = ids.flatMap((topic) =>
    KEYWORD_LANGUAGES.flatMap((language) => {
      const small = new Set(listOf(keywords.small_words[language]));
      return listOf(TOPIC_KEYWORDS[topic][language]).map((keyword) => {
        const words = wordsOf(keyword).filter((word) => !small.has(word));
        return { topic, language, words: [...new Set(words.map(singular))] };
      });
    }),
  );
  return found.map((keyword, id) => ({ id, ...keyword }));
}

function buildIndex() {
  const all = listKeywords();
  const index = createWordIndex(all, {
    fields: ['words'],
    extractField: (keyword, field) =>
      field === 'id' ? keyword.id : (keyword.words.join(' ') as never),
  });
  return { all, index };
}
let built: ReturnType<typeof buildIndex> | undefined;

/** A typo may have dropped one letter. */
const mayBeTypo = (word: string) =>
  word.length >= MIN_TYPO_LENGTH - 1 && !NOT_TYPOS.has(singular(word));

/** The word with each pair of neighbouring letters swapped, which MiniSearch counts as two typos. */
const swaps = (word: string) =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => `${word.slice(0, at + 1)}${word[at + 2]}${word[at + 1]}${word.slice(at + 3)}`,
  );

const chatbotLanguage = (): string => tc('language code of the chatbot', 'en');

function userLanguage(): KeywordLanguage {
  const [language] = chatbotLanguage().split('-');
  return language === 'en' || language === 'es' ? language : 'pt';
}

/**
 * The topic of the keyword with the most words in the question; a word with a typo counts half.
 * A question outranks a greeting. Among equals, keywords of the user's language and of Portuguese
 * win, then the first topic.
 */
function findTopic(question: string): TopicId | null {
  built ??= buildIndex();
  const { all, index } = built;
  const words = wordsOf(question);
  const typed = new Set(words.map(singular));
  const swapped = words.filter(mayBeTypo).flatMap(swaps).map(singular);
  const hits = index.search(
    { combineWith: 'OR', queries: [...typed, ...swapped] },
    { fuzzy: (word) => typed.has(word) && mayBeTypo(word) && 1 },
  );
  // Typos in the first letter are rare.
  const initials = new Set(words.filter(mayBeTypo).map((word) => word[0]));
  const preferred: readonly string[] = ['pt', userLanguage()];
  const found = hits.flatMap(({ id, match }) => {
    const keyword = all[id] as Keyword;
    const typos = keyword.words.filter((word) => !typed.has(word));
    const isWhole = typos.every(
      (word) =>
        Object.hasOwn(match, word) && word.length >= MIN_TYPO_LENGTH && initials.has(word[0]),
    );
    return isWhole ? [{ ...keyword, typos: typos.length }] : [];
  });
  const weight = ({ words, typos }: (typeof found)[number]) => words.length - typos / 2;
  const isCourtesy = ({ topic }: Keyword) => Number(TOPICS[topic].courtesy ?? false);
  const isForeign = ({ language }: Keyword) => Number(!preferred.includes(language));
  const [best] = found.toSorted(
    (a, b) =>
      isCourtesy(a) - isCourtesy(b) ||
      weight(b) - weight(a) ||
      a.typos - b.typos ||
      isForeign(a) - isForeign(b) ||
      a.id - b.id,
  );
  return best?.topic ?? null;
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

/**
 * The chatbot's answer (spec §2). The most specific keyword wins, ignoring accents, case, plurals
 * and one typo in a long word. Contacts replace pages that the user can't open (D2, D32).
 * @param role null for a visitor who is not signed in
 */
export function answer(
  question: string,
  role: Role | null,
  forVisitors: readonly Contact[] = [],
): Answer {
  const id = findTopic(question);
  if (id === null) return { topic: null, text: t(FALLBACK), pages: [], contacts: [] };
  const topic = TOPICS[id];
  const { says, pages = [] } = topic;
  const year = yearIn(question);
  const open = pages
    .filter(({ path }) => mayOpen(path, role && { role }))
    .map(({ yearly, ...page }): AnswerPage => (yearly && year ? { ...page, year } : page));
  const contacts = role || topic.contacts.length === 0 ? topic.contacts : forVisitors;
  if (open.length > 0 || topic.contacts.length === 0) {
    return { topic: id, text: t(says), pages: open, contacts };
  }
  const helps = pages.length === 0 && topic.contacts.some((one) => contacts.includes(one));
  if (!role && !helps) {
    return { topic: id, text: t(SIGN_IN_FIRST), pages: [{ path: '/login' }], contacts };
  }
  return { topic: id, text: t(pages.length > 0 ? ASK_SUPPORT : says), pages: [], contacts };
}

/** `Vacation › Update`. With a year, only `Monthly Revenue 2025`, because the button is narrow. */
export function pageLabel({ path, tab, year }: AnswerPage): string {
  if (tab && year) return `${t(tab.label)} ${year}`;
  const page = findPage(path);
  const title = page ? t(page.title) : path;
  return tab ? `${title} › ${t(tab.label)}` : title;
}
