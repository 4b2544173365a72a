import type { SearchResult } from 'minisearch';
import { DEPARTMENTS, departmentOf } from '../links/departments.ts';
import type { ReadableItem } from '../links/item-endpoints.ts';
import { type Item, type LinkItem, listItems, listTasks, type PageItem } from '../links/items.ts';
import { findPage, mayOpen, PAGES, type Page, TECHNOLOGY_PAGES, type Visitor } from '../pages.ts';
import { t } from './i18n/t.ts';
import { wordsOf } from './text.ts';
import { createWordIndex } from './word-index.ts';

export interface Searchable {
  title: string;
  trail: readonly string[];
  /** Synonyms and the English title, in all languages. */
  words: readonly string[];
  /** Multiplies the score; 1 by default. */
  boost?: number;
}

export interface SearchEntry extends Searchable {
  section: 'pages' | 'items';
  item: Item;
}

type Searcher = Visitor & { canApprove: boolean };

/** These pages rank lower, because their names repeat those of the pages that they describe. */
const isTechnology = (path: string) => TECHNOLOGY_PAGES.some(([one]) => one === path);

/** Pages that nobody looks for. */
const UNLISTED: readonly string[] = ['/permissiondenied', '/item'];

function pageEntries({ canApprove, ...user }: Searcher): SearchEntry[] {
  const offered = PAGES.filter(
    ({ path, layout, words }: Page) =>
      (layout === 'shell' || words !== undefined) &&
      !UNLISTED.includes(path) &&
      (path !== '/approvals' || canApprove) &&
      mayOpen(path, user),
  );
  return offered.map(({ path, title, words = [] }: Page) => ({
    section: 'pages',
    title: t(title),
    trail: [],
    words,
    boost: isTechnology(path) ? 0.5 : 2,
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
function pageItemEntries(item: PageItem, trail: string[]): SearchEntry[] {
  const page = findPage(item.path);
  if (!page || (page.title === item.label && page.layout === 'shell')) return [];
  const words = item.words ?? [t(page.title), ...(page.words ?? [])];
  return [{ section: 'items', title: t(item.label), trail, words, item }];
}

/** Everything the user may open: pages, departments' items, To Do and Kanban (spec §2, §6, D2). */
export function listSearchEntries(searcher: Searcher): SearchEntry[] {
  const toEntries = (item: Item, trail: string[]) =>
    item.kind === 'link' ? [linkEntry(item, trail)] : pageItemEntries(item, trail);
  const offered = DEPARTMENTS.filter(({ path }) => mayOpen(path, searcher));
  const items = offered.flatMap(({ id, label }) =>
    listItems(id, searcher, 'menu').flatMap((one) =>
      one.kind === 'group'
        ? one.items.flatMap((item) => toEntries(item, [t(label), t(one.label)]))
        : toEntries(one, [t(label)]),
    ),
  );
  const tasks = listTasks(searcher.role).map((item) => linkEntry(item, []));
  return [...pageEntries(searcher), ...items, ...tasks];
}

/** The items that administrators added, as far as the user may read them. */
export const listItemEntries = (
  items: readonly ReadableItem[],
): (Searchable & { item: ReadableItem })[] =>
  items.map((item) => ({
    title: item.name,
    trail: [t(departmentOf(item).label), ...(item.heading ? [item.heading] : [])],
    words: [],
    item,
  }));

export interface SearchHit<E> {
  entry: E;
  /** True if only synonyms match. */
  related: boolean;
}

/** Names come before departments, departments before synonyms. */
const BOOST = { title: 20, trail: 4, words: 1 };
const FIELDS = Object.keys(BOOST);

/** The length of a text doesn't count, because pages with many synonyms are no worse matches. */
const BM25 = { k: 0, b: 0, d: 0.5 };

/** One typo in five letters. Shorter words have too many similar ones. */
const allowTypos = (word: string) => word.length > 4 && 0.2;

/**
 * Searches entries that have every typed word, best first (spec §2, pitfall 16). A word may be
 * unfinished. If nothing has the words as typed, it may be a title without its spaces, such as
 * "allhands", or have typos.
 */
export function createSearch<E extends Searchable>(
  entries: readonly E[],
): (typed: string) => SearchHit<E>[] {
  const documents = entries.map(({ title, trail, words }, id) => ({
    id,
    title,
    joined: wordsOf(title).join(''),
    trail: trail.join(' '),
    words: words.join(' '),
  }));
  const index = createWordIndex(documents, {
    fields: [...FIELDS, 'joined'],
    searchOptions: {
      fields: FIELDS,
      boost: BOOST,
      boostDocument: (id: number) => entries[id]?.boost ?? 1,
      bm25: BM25,
      combineWith: 'AND',
      prefix: true,
    },
  });
  const toHit = ({ id, match }: SearchResult): SearchHit<E> => ({
    entry: entries[id] as E,
    related: Object.values(match).every((fields) => fields.every((field) => field === 'words')),
  });
  return (typed) => {
    for (const options of [{}, { fields: ['joined'] }, { fuzzy: allowTypos }]) {
      const found = index.search(typed, options);
      if (found.length > 0) return found.map(toHit);
    }
    return [];
  };
}
