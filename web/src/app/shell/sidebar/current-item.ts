import type { Role } from '@intranet/contract/core/roles.ts';
import {
  DEPARTMENTS,
  type Department,
  type DepartmentId,
} from '@intranet/contract/links/departments.ts';
import { type Item, isReader, listItems } from '@intranet/contract/links/items.ts';
import { findLink, type LinkEntry } from '@intranet/contract/links/registry.ts';
import { SHOWCASE_PAGE, TECHNOLOGY_PAGES, type Visitor } from '@intranet/contract/pages.ts';
import { MAIN_PATHS } from '../main-paths.ts';
import { ADMINISTRATION } from '../page-icons.ts';

/** The current page, and the link whose embed is open on it (`?open=`). */
export interface CurrentLocation {
  path: string;
  open?: string | undefined;
  /** The part of the page that is shown (`?show=`). */
  show?: string | undefined;
  /** The added item that is open (`/item?id=`). */
  item?: number | undefined;
}

const VACATION_LISTS = ['/feriasarea', '/verificar_saldo', '/verificar_conflito'];

const ENTRIES = new Map<string, string>([
  ...VACATION_LISTS.map((path) => [path, '/vacation'] as const),
  ...TECHNOLOGY_PAGES.map(([path]) => [path, SHOWCASE_PAGE] as const),
  ...DEPARTMENTS.map(({ adminPath }) => [adminPath, '/fileupdate'] as const),
  ['/novo_usuario', '/admin'],
  ['/groups', '/items'],
]);

export const inMenu = ({ path, ...part }: CurrentLocation): CurrentLocation => ({
  path: ENTRIES.get(path) ?? path,
  ...part,
});

/** The link whose embed a department's page shows to this role. */
export function shownLink(
  { path, open }: CurrentLocation,
  role: Role | null,
): LinkEntry | undefined {
  const link = open === undefined ? undefined : findLink(open);
  const onItsPage = DEPARTMENTS.some((department) => department.path === path);
  return link && onItsPage && isReader(link.readers, role) ? link : undefined;
}

/** True if an item is shown now. A link in several departments is current only where it was opened. */
export function isCurrent(
  item: Item,
  departmentPath: string | undefined,
  { path, open, show }: CurrentLocation,
): boolean {
  if (item.kind === 'page') {
    if (item.search) return item.path === path && item.search.show === show;
    return item.path === path && !MAIN_PATHS.some((main) => main === path);
  }
  const shown = open === undefined ? undefined : findLink(open);
  return (
    shown !== undefined &&
    departmentPath === path &&
    (shown.viewOf ?? shown.name) === item.link.name
  );
}

export const ADMINISTRATION_MENU = 'administration';

export const menuId = ({ id }: Pick<Department, 'id'>, group?: { id: string }) =>
  group ? `${id}/${group.id}` : id;

/** @param department of the added item that is open */
export function currentMenus(
  user: Visitor,
  location: CurrentLocation,
  department?: DepartmentId,
): string[] {
  if (ADMINISTRATION.some(([path]) => path === location.path)) return [ADMINISTRATION_MENU];
  return DEPARTMENTS.flatMap((one) =>
    one.id === department ? [menuId(one)] : menusOf(one, user, location),
  );
}

function menusOf(department: Department, user: Visitor, location: CurrentLocation): string[] {
  const items = listItems(department.id, user, 'menu');
  const here = (item: Item) => isCurrent(item, department.path, location);
  const group = items.find((item) => item.kind === 'group' && item.items.some(here));
  if (group?.kind === 'group') return [menuId(department), menuId(department, group)];
  const shown =
    location.path === department.path || items.some((item) => item.kind !== 'group' && here(item));
  return shown ? [menuId(department)] : [];
}
