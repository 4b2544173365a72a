import { t, tc } from '../core/i18n/t.ts';
import type { Role } from '../core/roles.ts';
import { fold, listOf } from '../core/text.ts';
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

export interface Answer {
  topic: string | null;
  text: string;
  pages: readonly TopicPage[];
  contacts: readonly Contact[];
}

type KeywordLanguage = 'pt' | 'en' | 'es';
type TopicId = keyof typeof TOPICS;

const KEYWORDS: Readonly<Record<TopicId, Record<KeywordLanguage, string>>> = keywords.topics;
/** Removed from questions and keywords, so "saldo das minhas férias" becomes "saldo férias". */
const SMALL_WORDS: Readonly<Record<KeywordLanguage, readonly string[]>> = {
  pt: listOf(keywords.small_words.pt),
  en: listOf(keywords.small_words.en),
  es: listOf(keywords.small_words.es),
};

/** Shorter keywords must match exactly, because too many words are one letter away. */
const TYPO_MIN_LENGTH = 5;

/** Splits a text into folded words. "M&A" is one word. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu) ?? [];
}

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

function readWords(text: string, language: KeywordLanguage) {
  return wordsOf(text)
    .filter((word) => !SMALL_WORDS[language].includes(word))
    .map((folded) => ({ folded, singular: singular(folded) }));
}
type Word = ReturnType<typeof readWords>[number];

/** True if inserting, deleting, replacing or swapping one letter turns one word into the other. */
function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Typos in the first letter are rare, and short stems have too many similar words. */
function isTypoOf(typed: Word, keyword: Word): boolean {
  if (keyword.folded.length < TYPO_MIN_LENGTH || typed.folded.length < TYPO_MIN_LENGTH - 1)
    return false;
  if (typed.folded[0] !== keyword.folded[0] || NO_SLIP_WORDS.has(typed.singular)) return false;
  return (
    isOneEditApart(typed.folded, keyword.folded) ||
    (keyword.singular.length > TYPO_MIN_LENGTH && isOneEditApart(typed.singular, keyword.singular))
  );
}

type Likeness = 'same' | 'slip' | 'other';

function compare(typed: Word, keyword: Word): Likeness {
  if (typed.folded === keyword.folded || typed.singular === keyword.singular) return 'same';
  return isTypoOf(typed, keyword) ? 'slip' : 'other';
}

interface Hit {
  words: number;
  slips: number;
}

function findKeyword(typed: readonly Word[], keyword: readonly Word[]): Hit | null {
  let best: Hit | null = null;
  for (let at = 0; at + keyword.length <= typed.length; at += 1) {
    const likeness = keyword.map((word, index) => compare(typed[at + index] as Word, word));
    if (likeness.includes('other')) continue;
    const hit = { words: keyword.length, slips: likeness.filter((one) => one === 'slip').length };
    if (isBetter(hit, best)) best = hit;
  }
  return best;
}

/** A word with a typo counts half. Among equals, the match without typos wins. */
function isBetter(hit: Hit, than: Hit | null): boolean {
  if (than === null) return true;
  const weight = ({ words, slips }: Hit) => words - slips / 2;
  const more = weight(hit) - weight(than);
  return more === 0 ? hit.slips < than.slips : more > 0;
}

/** Real words one letter away from a keyword, never treated as typos. */
const NO_SLIP_WORDS = new Set(listOf(keywords.not_typos).map((word) => singular(fold(word))));

export const chatbotLanguage = (): string => tc('language code of the chatbot', 'en');

function knownTopics(languages: readonly KeywordLanguage[]) {
  return (Object.keys(TOPICS) as TopicId[]).map((id) => ({
    topic: { id, ...TOPICS[id] },
    keywords: languages.flatMap((language) =>
      listOf(KEYWORDS[id][language]).map((keyword) => ({
        language,
        words: readWords(keyword, language),
      })),
    ),
  }));
}

const KEYWORD_LANGUAGES: readonly KeywordLanguage[] = ['pt', 'en', 'es'];

type KnownTopics = ReturnType<typeof knownTopics>;
const KNOWN: Partial<Record<string, KnownTopics>> = {};

function userLanguage(): KeywordLanguage {
  const [language] = chatbotLanguage().split('-');
  return language === 'en' || language === 'es' ? language : 'pt';
}

interface FoundTopic {
  topic: KnownTopics[number]['topic'];
  hit: Hit;
}

/** True if the topic is the better answer. A question outranks a greeting, whatever their lengths. */
function isBetterTopic(found: FoundTopic, than: FoundTopic | null): boolean {
  const isCourtesy = Boolean(found.topic.courtesy);
  if (than && isCourtesy !== Boolean(than.topic.courtesy)) return !isCourtesy;
  return isBetter(found.hit, than?.hit ?? null);
}

function findTopicIn(languages: readonly KeywordLanguage[], question: string): FoundTopic | null {
  const typed = {
    pt: readWords(question, 'pt'),
    en: readWords(question, 'en'),
    es: readWords(question, 'es'),
  };
  let best: FoundTopic | null = null;
  const key = languages.join();
  KNOWN[key] ??= knownTopics(languages);
  for (const { topic, keywords } of KNOWN[key]) {
    for (const { language: wordsIn, words } of keywords) {
      const hit = findKeyword(typed[wordsIn], words);
      if (hit && isBetterTopic({ topic, hit }, best)) best = { topic, hit };
    }
  }
  return best;
}

/** Among equals, keywords of the user's language and of Portuguese win over the other languages. */
function findTopic(question: string): FoundTopic['topic'] | null {
  const first = new Set<KeywordLanguage>([userLanguage(), 'pt']);
  const others = KEYWORD_LANGUAGES.filter((language) => !first.has(language));
  const known = findTopicIn([...first], question);
  const other = findTopicIn(others, question);
  const best = other && isBetterTopic(other, known) ? other : known;
  return best?.topic ?? null;
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
  const topic = findTopic(question);
  if (!topic) return { topic: null, text: t(FALLBACK), pages: [], contacts: [] };
  const { id, says, pages = [] } = topic;
  const open = pages.filter(({ path }) => mayOpen(path, role && { role }));
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

export function pageLabel({ path, tab }: TopicPage): string {
  const page = findPage(path);
  const title = page ? t(page.title) : path;
  return tab ? `${title} › ${t(tab.label)}` : title;
}
