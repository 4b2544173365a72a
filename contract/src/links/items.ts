import type { Access } from '../core/endpoint.ts';
import type { Role } from '../core/roles.ts';
import { fold } from '../core/text.ts';
import { mayOpen } from '../pages.ts';
import type { DepartmentId } from './departments.ts';
import { findLink, type LinkEntry, type LinkName, REGISTRY } from './registry.ts';

/** A link of the registry as one department lists it. */
export interface LinkItem {
  kind: 'link';
  label: string;
  link: LinkEntry & { name: LinkName };
}

/** A page of this product. */
export interface PageLinkItem {
  kind: 'page';
  label: string;
  path: string;
}

/** Several items behind one label: a submenu, and on the card page a modal. */
export interface ItemGroup {
  kind: 'group';
  /** As it stands in the address. */
  id: string;
  label: string;
  items: (LinkItem | PageLinkItem)[];
}

export type Item = LinkItem | PageLinkItem;
/** Where items are listed: the menu has some that the card page has not (spec §2). */
export type Place = 'card' | 'menu';

/** Whether somebody of this role may read what is declared so; null is nobody signed in. */
export function mayRead(readers: Access, role: Role | null): boolean {
  return readers === 'public' || (role !== null && readers.includes(role));
}

type Row = (typeof REGISTRY)[number];

function toItem(row: Row, role: Role, place: Place): Item | null {
  if ('page' in row) {
    const offered = mayOpen(row.page, { role }) && !('menuOnly' in row && place === 'card');
    return offered ? { kind: 'page', label: row.label, path: row.page } : null;
  }
  const link = findLink('link' in row ? row.link : row.name);
  if (!link || !mayRead(link.readers, role)) return null;
  const elsewhere = link.viewOf || link.shownOn || (link.menuOnly && place === 'card');
  return elsewhere ? null : { kind: 'link', label: row.label, link };
}

/**
 * What a department offers somebody of this role, in order (spec §2, D2): what they may neither read
 * nor open is not there, nor is a group with nothing in it.
 */
export function listItems(
  department: DepartmentId,
  role: Role,
  place: Place,
): (Item | ItemGroup)[] {
  const listed: (Item | ItemGroup)[] = [];
  for (const row of REGISTRY) {
    if (row.department !== department) continue;
    const item = toItem(row, role, place);
    if (!item) continue;
    const label = 'group' in row ? row.group : undefined;
    const known = listed.find((one) => one.kind === 'group' && one.label === label);
    if (known?.kind === 'group') known.items.push(item);
    else if (label) {
      listed.push({ kind: 'group', id: fold(label).replaceAll(' ', '-'), label, items: [item] });
    } else listed.push(item);
  }
  return listed;
}
