import { DEPARTMENTS } from '../links/departments.ts';
import { type Item, type LinkItem, listItems, listTasks } from '../links/items.ts';
import { findPage, mayOpen, PAGES, type Page } from '../pages.ts';
import { t } from './i18n/t.ts';
import type { Role } from './roles.ts';
import { fold } from './text.ts';

export interface Searchable {
  title: string;
  trail: readonly string[];
  /** Synonyms and the English title, in all languages. */
  words: readonly string[];
}

export interface SearchEntry extends Searchable {
  section: 'pages' | 'items';
  item: Item;
}

type Searcher = { role: Role; canApprove: boolean };

function pageEntries({ role, canApprove }: Searcher): SearchEntry[] {
  const offered = PAGES.filter(
    ({ path, layout, words }: Page) =>
      (layout === 'shell' || words !== undefined) &&
      path !== '/permissiondenied' &&
      (path !== '/approvals' || canApprove) &&
      mayOpen(path, { role }),
  );
  return offered.map(({ path, title, words = [] }: Page) => ({
    section: 'pages',
    title: t(title),
    trail: [],
    words,
    item: { kind: 'page', label: title, path },
  }));
}

const linkEntry = (item: LinkItem, trail: string[]): SearchEntry => ({
  section: 'items',
  title: t(item.label),
  trail,
  words: item.link.words ?? [],
  item,
});

/** A page among a department's items, unless it repeats the page's own entry. */
function pageItemEntries(item: Extract<Item, { kind: 'page' }>, trail: string[]): SearchEntry[] {
  const page = findPage(item.path);
  if (!page || (page.title === item.label && page.layout === 'shell')) return [];
  const words = [t(page.title), ...(page.words ?? [])];
  return [{ section: 'items', title: t(item.label), trail, words, item }];
}

/** Everything the user may open: pages, departments' items, To Do and Kanban (spec §2, §6, D2). */
export function listSearchEntries(searcher: Searcher): SearchEntry[] {
  const { role } = searcher;
  const toEntries = (item: Item, trail: string[]) =>
    item.kind === 'link' ? [linkEntry(item, trail)] : pageItemEntries(item, trail);
  const offered = DEPARTMENTS.filter(({ path }) => mayOpen(path, { role }));
  const items = offered.flatMap(({ id, label }) =>
    listItems(id, role, 'menu').flatMap((one) =>
      one.kind === 'group'
        ? one.items.flatMap((item) => toEntries(item, [t(label), t(one.label)]))
        : toEntries(one, [t(label)]),
    ),
  );
  const tasks = listTasks(role).map((item) => linkEntry(item, []));
  return [...pageEntries(searcher), ...items, ...tasks];
}

const LETTER = /[\p{L}\p{N}]/u;
const lettersOnly = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** @param word folded. "todo" also begins "To Do", and "email" begins "e-mail". */
function beginsWordOf(text: string, word: string): boolean {
  const folded = fold(text);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return true;
  }
  const letters = lettersOnly(word);
  return letters !== '' && lettersOnly(text).startsWith(letters);
}

const RANK = { title: 0, word: 1, within: 2, trail: 3, synonym: 4 };

const beforeColon = (title: string) => title.replace(/: .*/, '');

function rankOfWord({ title, trail, words }: Searchable, word: string): number | null {
  if (beginsWordOf(beforeColon(title), word)) return RANK.word;
  if (fold(title).includes(word)) return RANK.within;
  if (trail.some((text) => fold(text).includes(word))) return RANK.trail;
  if (words.some((text) => beginsWordOf(text, word))) return RANK.synonym;
  return null;
}

export function typedWords(typed: string): string[] {
  return fold(typed)
    .split(/[\s›]+/)
    .filter(Boolean);
}

export interface SearchHit<E extends Searchable = SearchEntry> {
  entry: E;
  related: boolean;
  /** The one synonym that matched; null if the title, the trail or several did. */
  synonym: string | null;
}

/** The letters of the shortest matching word: "férias" is nearer to "fer" than "ferramentas". */
function distanceTo({ words }: Searchable, typed: readonly string[]): number {
  const begun = words
    .flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u))
    .filter((part) => typed.some((word) => part.startsWith(word)));
  return Math.min(...begun.map(({ length }) => length));
}

function synonymOf({ words }: Searchable, typed: readonly string[]): string | null {
  const found = words.filter((text) => typed.some((word) => beginsWordOf(text, word)));
  return (found.length === 1 && found[0]) || null;
}

/** Entries with every typed word, best first (spec §2, pitfall 16). An empty text returns all. */
export function search<E extends Searchable>(entries: readonly E[], typed: string): SearchHit<E>[] {
  const words = typedWords(typed);
  const phrase = words.join(' ');
  const found = entries.flatMap((entry) => {
    if (fold(entry.title).startsWith(phrase)) return [{ entry, rank: RANK.title }];
    const ranks = words.map((word) => rankOfWord(entry, word));
    const missing = ranks.includes(null);
    return missing ? [] : [{ entry, rank: Math.max(...ranks.map((rank) => rank ?? 0)) }];
  });
  const near = ({ entry, rank }: (typeof found)[number]) =>
    rank === RANK.synonym ? distanceTo(entry, words) : 0;
  return found
    .toSorted((a, b) => a.rank - b.rank || near(a) - near(b))
    .map(({ entry, rank }) => {
      const related = rank === RANK.synonym;
      return { entry, related, synonym: related ? synonymOf(entry, words) : null };
    });
}
