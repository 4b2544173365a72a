import type { Access } from '../core/endpoint.ts';
import type { Message } from '../core/i18n/t.ts';
import type { Role } from '../core/roles.ts';
import { mayOpen, type Visitor } from '../pages.ts';
import type { DepartmentId } from './departments.ts';
import {
  findLink,
  GROUPS,
  type GroupId,
  LINKS,
  type LinkEntry,
  type LinkName,
  REGISTRY,
} from './registry.ts';

export type Item =
  | { kind: 'link'; label: Message; link: LinkEntry & { name: LinkName } }
  | {
      kind: 'page';
      label: Message;
      path: string;
      /** Opens a part of the page. */
      search?: Readonly<Record<string, string>>;
      words?: readonly string[];
    };
export type PageItem = Extract<Item, { kind: 'page' }>;
export type LinkItem = Extract<Item, { kind: 'link' }>;

export interface ItemGroup {
  kind: 'group';
  id: GroupId;
  label: Message;
  items: Item[];
}

export type ItemPlacement = 'card' | 'menu';

/** A page's address, with the part that it opens. */
export const pageAddress = ({ path, search }: Pick<PageItem, 'path' | 'search'>): string =>
  search ? `${path}?${new URLSearchParams(search)}` : path;

/** True if a role may read content with this access; null means not signed in. */
export function isReader(readers: Access, role: Role | null): boolean {
  return readers === 'public' || (role !== null && readers.includes(role));
}

type Row = (typeof REGISTRY)[number];

function toItem(row: Row, user: Visitor, placement: ItemPlacement): Item | null {
  if ('page' in row) {
    const offered = mayOpen(row.page, user) && !('menuOnly' in row && placement === 'card');
    if (!offered) return null;
    const part = 'search' in row && { search: row.search, words: row.words };
    return { kind: 'page', label: row.label, path: row.page, ...part };
  }
  const link = findLink('link' in row ? row.link : row.name);
  if (!link || !isReader(link.readers, user.role)) return null;
  const elsewhere = link.viewOf || link.shownOn || (link.menuOnly && placement === 'card');
  return elsewhere ? null : { kind: 'link', label: row.label, link };
}

/** A department's items for a user, in order, without empty groups (spec §2, D2). */
export function listItems(
  department: DepartmentId,
  user: Visitor,
  placement: ItemPlacement,
): (Item | ItemGroup)[] {
  const listed: (Item | ItemGroup)[] = [];
  for (const row of REGISTRY) {
    if (row.department !== department) continue;
    const item = toItem(row, user, placement);
    if (!item) continue;
    const id = 'group' in row ? row.group : undefined;
    const known = listed.find((one) => one.kind === 'group' && one.id === id);
    if (known?.kind === 'group') known.items.push(item);
    else if (id) listed.push({ kind: 'group', id, label: GROUPS[id], items: [item] });
    else listed.push(item);
  }
  return listed;
}

export function listTasks(role: Role): LinkItem[] {
  const links = LINKS.filter(({ block, readers }) => block === 'tasks' && isReader(readers, role));
  return links.map((link) => ({ kind: 'link', label: link.label, link }));
}
