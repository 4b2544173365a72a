import type { Role } from '../core/roles.ts';
import { fold } from '../core/text.ts';
import { findPage, mayOpen } from '../pages.ts';
import {
  ASK_SUPPORT,
  type Contact,
  FALLBACK,
  NO_SLIPS,
  SIGN_IN_FIRST,
  SMALL_WORDS,
  TOPICS,
  type Topic,
  type TopicPage,
} from './topics.ts';

export interface Answer {
  /** What was understood; null when nothing was. */
  topic: string | null;
  text: string;
  /** Pages of this product that this person may open. */
  pages: readonly TopicPage[];
  /** Support contacts, whose addresses are links of the registry: the answer, or beside its pages. */
  contacts: readonly Contact[];
}

/** Shorter keywords have to be written as they are: too many words are a letter away from them. */
const SLIP_FROM = 5;

/** The words of a text, folded; "M&A" is one. */
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

/** Without its plural, roughly: it is only compared with others that were treated alike. */
function singular(word: string): string {
  if (word.length <= 3) return word;
  const rule = PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

interface Word {
  folded: string;
  singular: string;
}

function readWords(text: string): Word[] {
  return wordsOf(text)
    .filter((word) => !SMALL_WORDS.includes(word))
    .map((folded) => ({ folded, singular: singular(folded) }));
}

/** True when one letter more, less, other, or a neighbour's place makes one word of the other. */
function isOneSlipFrom(a: string, b: string): boolean {
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

/** Nobody slips at the first letter, and stems that are short are too many words' neighbours. */
function isSlipOf(typed: Word, keyword: Word): boolean {
  if (keyword.folded.length < SLIP_FROM || typed.folded.length < SLIP_FROM - 1) return false;
  if (typed.folded[0] !== keyword.folded[0] || NO_SLIP_WORDS.has(typed.singular)) return false;
  return (
    isOneSlipFrom(typed.folded, keyword.folded) ||
    (keyword.singular.length > SLIP_FROM && isOneSlipFrom(typed.singular, keyword.singular))
  );
}

type Likeness = 'same' | 'slip' | 'other';

function compare(typed: Word, keyword: Word): Likeness {
  if (typed.folded === keyword.folded || typed.singular === keyword.singular) return 'same';
  return isSlipOf(typed, keyword) ? 'slip' : 'other';
}

/** How well a keyword is found in what was typed: its words in a row; null when it is not. */
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

/** A word with a slip tells half as much; of equals the one without slips is better. */
function isBetter(hit: Hit, than: Hit | null): boolean {
  if (than === null) return true;
  const weight = ({ words, slips }: Hit) => words - slips / 2;
  const more = weight(hit) - weight(than);
  return more === 0 ? hit.slips < than.slips : more > 0;
}

const NO_SLIP_WORDS = new Set(NO_SLIPS.map((word) => singular(fold(word))));
const KNOWN = TOPICS.map((topic) => ({ topic, keywords: topic.keywords.map(readWords) }));

function findTopic(question: string): Topic | null {
  const typed = readWords(question);
  let best: { topic: Topic; hit: Hit } | null = null;
  for (const { topic, keywords } of KNOWN) {
    for (const keyword of keywords) {
      const hit = findKeyword(typed, keyword);
      if (!hit) continue;
      // What is asked counts more than the greeting before it, however long that is.
      const asked = !topic.courtesy && best?.topic.courtesy;
      const greets = topic.courtesy && best !== null && !best.topic.courtesy;
      if (asked || (!greets && isBetter(hit, best?.hit ?? null))) best = { topic, hit };
    }
  }
  return best?.topic ?? null;
}

/**
 * Returns the chatbot's answer (spec §2): by the most specific keyword, regardless of accents, case,
 * plurals and one slip in a long word. It never names a page that this person may not open, but a
 * contact instead (D2).
 * @param role null for a visitor who is not signed in
 * @param forVisitors the contacts that a visitor gets; all others need a session (D32)
 */
export function answer(
  question: string,
  role: Role | null,
  forVisitors: readonly Contact[] = [],
): Answer {
  const topic = findTopic(question);
  if (!topic) return { topic: null, text: FALLBACK, pages: [], contacts: [] };
  const { id, says, pages = [] } = topic;
  const open = pages.filter(({ path }) => mayOpen(path, role && { role }));
  const contacts = role || topic.contacts.length === 0 ? topic.contacts : forVisitors;
  if (open.length > 0 || topic.contacts.length === 0) {
    return { topic: id, text: says, pages: open, contacts };
  }
  const helps = pages.length === 0 && topic.contacts.some((one) => contacts.includes(one));
  if (!role && !helps) {
    return { topic: id, text: SIGN_IN_FIRST, pages: [{ path: '/login' }], contacts };
  }
  return { topic: id, text: pages.length > 0 ? ASK_SUPPORT : says, pages: [], contacts };
}

/** What a page's link is called, as in the menus. */
export function pageLabel({ path, tab }: TopicPage): string {
  const title = findPage(path)?.title ?? path;
  return tab ? `${title} › ${tab.label}` : title;
}
