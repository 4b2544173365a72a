import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import type { ReadableItem } from '@intranet/contract/links/item-endpoints.ts';

/** The page that opens an added item in its frame, or says that the user may not. */
export const ITEM_PAGE = '/item';

export type ItemAddress =
  | { kind: 'tab'; href: string }
  | { kind: 'page'; to: typeof ITEM_PAGE; search: { id: string } };

export const addressOf = ({ id, opens, url }: ReadableItem): ItemAddress =>
  opens === 'tab'
    ? { kind: 'tab', href: url }
    : { kind: 'page', to: ITEM_PAGE, search: { id: String(id) } };

/** How an added item is named among recently opened pages and links. */
export const recentId = (id: number) => `item:${id}`;

export interface ItemSection {
  /** Empty for the items without a heading, which come first. */
  heading: string;
  items: ReadableItem[];
}

/** A department's items under their headings, in the order of their first items. */
export function sectionsOf(
  items: readonly ReadableItem[],
  department: DepartmentId,
): ItemSection[] {
  const own = items.filter((item) => item.department === department);
  const sections = [...Map.groupBy(own, ({ heading }) => heading)];
  return sections
    .map(([heading, grouped]) => ({ heading, items: grouped }))
    .sort((a, b) => Number(a.heading !== '') - Number(b.heading !== ''));
}
