import { tc } from '../core/i18n/t.ts';
import { fold, listOf, wordsOf } from '../core/text.ts';
import { createWordIndex } from '../core/word-index.ts';
import { type EditedTopic, NO_EDITED_TOPICS, topicIdOf } from './edited-topics.ts';
import keywords from './keywords.json' with { type: 'json' };
import { TOPICS, type TopicId } from './topics.ts';

type KeywordLanguage = 'pt' | 'en' | 'es';

interface Keyword {
  id: number;
  topic: string;
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

const SMALL_WORDS: Record<KeywordLanguage, ReadonlySet<string>> = {
  pt: new Set(listOf(keywords.small_words.pt)),
  en: new Set(listOf(keywords.small_words.en)),
  es: new Set(listOf(keywords.small_words.es)),
};

const isSmall = (word: string) => KEYWORD_LANGUAGES.some((one) => SMALL_WORDS[one].has(word));

/** A built-in topic's keywords in the three languages. */
export const builtInKeywords = (topic: TopicId): string[] => [
  ...new Set(KEYWORD_LANGUAGES.flatMap((language) => listOf(TOPIC_KEYWORDS[topic][language]))),
];

/** Words that ask, such as "where" and "can". They match in keywords, but are left out of suggested ones. */
const QUESTION_WORDS = new Set(
  KEYWORD_LANGUAGES.flatMap((language) => wordsOf(keywords.question_words[language])),
);

/** A keyword for a topic that is to answer a question: the words that say what the question is about. */
export function keywordIn(question: string): string {
  const words = wordsOf(question).filter((word) => !isSmall(word));
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

type Found = Omit<Keyword, 'id'>;

const distinctWords = (words: readonly string[]) => [...new Set(words.map(singular))];

/** Edited topics come first, so that they win among equals. Their keywords are of every language. */
function listKeywords(edited: readonly EditedTopic[]): Keyword[] {
  const own = edited.flatMap((topic) =>
    topic.keywords.map((keyword): Found => {
      const words = wordsOf(keyword);
      const telling = words.filter((word) => !isSmall(word));
      const chosen = distinctWords(telling.length > 0 ? telling : words);
      return { topic: topicIdOf(topic), language: 'pt', words: chosen };
    }),
  );
  const builtIn = (Object.keys(TOPICS) as TopicId[]).flatMap((topic) =>
    KEYWORD_LANGUAGES.flatMap((language) =>
      listOf(TOPIC_KEYWORDS[topic][language]).map((keyword): Found => {
        const words = wordsOf(keyword).filter((word) => !SMALL_WORDS[language].has(word));
        return { topic, language, words: distinctWords(words) };
      }),
    ),
  );
  return [...own, ...builtIn]
    .filter(({ words }) => words.length > 0)
    .map((keyword, id) => ({ id, ...keyword }));
}

function buildIndex(edited: readonly EditedTopic[]) {
  const all = listKeywords(edited);
  const index = createWordIndex(all, {
    fields: ['words'],
    extractField: (keyword, field) =>
      field === 'id' ? keyword.id : (keyword.words.join(' ') as never),
  });
  return { all, index };
}

/** One for each list of edited topics, since building one takes a while. */
const indexes = new WeakMap<readonly EditedTopic[], ReturnType<typeof buildIndex>>();

function indexOf(edited: readonly EditedTopic[]) {
  const found = indexes.get(edited) ?? buildIndex(edited);
  indexes.set(edited, found);
  return found;
}

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
 * @returns the id of a built-in topic, or that of `topicIdOf`
 */
export function findTopic(
  question: string,
  edited: readonly EditedTopic[] = NO_EDITED_TOPICS,
): string | null {
  const { all, index } = indexOf(edited);
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
  const isCourtesy = ({ topic }: Keyword) =>
    Number(Object.hasOwn(TOPICS, topic) && TOPICS[topic as TopicId].courtesy === true);
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
