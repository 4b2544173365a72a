import { DEPARTMENTS } from '../links/departments.ts';
import { type Item, type LinkItem, listItems } from '../links/items.ts';
import { listTasks } from '../links/tasks.ts';
import { findPage, mayOpen, PAGES, type Page } from '../pages.ts';
import type { Role } from './roles.ts';
import { fold } from './text.ts';

/** Something that the search in the header finds. */
export interface SearchEntry {
  section: 'pages' | 'items';
  title: string;
  /** The department, and the group in it, that the item stands under; nothing for a page. */
  trail: readonly string[];
  /** Other words people look for it with. */
  words: readonly string[];
  /** What it opens. */
  item: Item;
}

interface Searcher {
  role: Role;
  /** Whether they decide leave: the page of approvals is for them only. */
  canApprove: boolean;
}

/** @param items a bare page that people look for has its entry among them, or else here */
function pageEntries({ role, canApprove }: Searcher, items: readonly SearchEntry[]): SearchEntry[] {
  const isItem = (path: string) =>
    items.some(({ item }) => item.kind === 'page' && item.path === path);
  const offered = PAGES.filter(
    ({ path, layout, words }: Page) =>
      (layout === 'shell' || (words !== undefined && !isItem(path))) &&
      path !== '/permissiondenied' &&
      (path !== '/approvals' || canApprove) &&
      mayOpen(path, { role }),
  );
  return offered.map(({ path, title, words = [] }: Page) => ({
    section: 'pages',
    title,
    trail: [],
    words,
    item: { kind: 'page', label: title, path },
  }));
}

const linkEntry = (item: LinkItem, trail: string[]): SearchEntry => ({
  section: 'items',
  title: item.label,
  trail,
  words: item.link.words ?? [],
  item,
});

/** A page among a department's items, unless it says no more than the page's own entry. */
function pageItemEntries(item: Extract<Item, { kind: 'page' }>, trail: string[]): SearchEntry[] {
  const page = findPage(item.path);
  if (!page || (page.title === item.label && page.layout === 'shell')) return [];
  const words = [page.title, ...(page.words ?? [])];
  return [{ section: 'items', title: item.label, trail, words, item }];
}

/**
 * All that somebody may open, in a fixed order: the pages that the guard lets them into, then each
 * department's items as the menu lists them, then To Do and Kanban (spec §2, §6, D2).
 */
export function listSearchEntries(searcher: Searcher): SearchEntry[] {
  const { role } = searcher;
  const toEntries = (item: Item, trail: string[]) =>
    item.kind === 'link' ? [linkEntry(item, trail)] : pageItemEntries(item, trail);
  const offered = DEPARTMENTS.filter(({ path }) => mayOpen(path, { role }));
  const items = offered.flatMap(({ id, label }) =>
    listItems(id, role, 'menu').flatMap((one) =>
      one.kind === 'group'
        ? one.items.flatMap((item) => toEntries(item, [label, one.label]))
        : toEntries(one, [label]),
    ),
  );
  const tasks = listTasks(role).map((item) => linkEntry(item, []));
  return [...pageEntries(searcher, items), ...items, ...tasks];
}

const LETTER = /[\p{L}\p{N}]/u;
const lettersOnly = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** @param word folded. "todo" begins "To Do" as well, and "email" begins "e-mail". */
function beginsWordOf(text: string, word: string): boolean {
  const folded = fold(text);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !LETTER.test(folded.charAt(at - 1))) return true;
  }
  const letters = lettersOnly(word);
  return letters !== '' && lettersOnly(text).startsWith(letters);
}

const RANK = { title: 0, word: 1, within: 2, trail: 3, synonym: 4 };

function rankOfWord({ title, trail, words }: SearchEntry, word: string): number | null {
  if (beginsWordOf(title, word)) return RANK.word;
  if (fold(title).includes(word)) return RANK.within;
  if (trail.some((text) => fold(text).includes(word))) return RANK.trail;
  if (words.some((text) => beginsWordOf(text, word))) return RANK.synonym;
  return null;
}

/** The words that were typed, folded; none when nothing to look for was typed. */
export function typedWords(typed: string): string[] {
  return fold(typed)
    .split(/[\s›]+/)
    .filter(Boolean);
}

/** A search result. */
export interface SearchHit {
  entry: SearchEntry;
  /** Found by another word that people use for it, not by its name. */
  related: boolean;
}

/**
 * Returns the entries that contain every typed word, in any order, ignoring accents and case (spec §2,
 * pitfall 16). Order: the title starts with it, a word of the title does, inside the title, in the
 * department's or group's name, then related entries, found by a synonym. Equals keep their order.
 * An empty text finds everything.
 */
export function search(entries: readonly SearchEntry[], typed: string): SearchHit[] {
  const words = typedWords(typed);
  const phrase = words.join(' ');
  const found = entries.flatMap((entry) => {
    if (fold(entry.title).startsWith(phrase)) return [{ entry, rank: RANK.title }];
    const ranks = words.map((word) => rankOfWord(entry, word));
    const missing = ranks.includes(null);
    return missing ? [] : [{ entry, rank: Math.max(...ranks.map((rank) => rank ?? 0)) }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry, rank }) => ({ entry, related: rank === RANK.synonym }));
}
