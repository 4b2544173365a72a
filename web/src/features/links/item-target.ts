import { departmentOf } from '@intranet/contract/links/departments.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import type { Item } from '@intranet/contract/links/items.ts';
import { LINKS, type LinkName } from '@intranet/contract/links/registry.ts';

export type ItemTarget =
  | { kind: 'page'; to: string; search: Readonly<Record<string, string>> }
  | { kind: 'embedded'; to: string; search: { open: string } }
  | { kind: 'tab'; href: string }
  | { kind: 'empty' };

export const hasAddress = (name: LinkName, states: readonly LinkState[]) =>
  states.some((state) => state.name === name && state.url);

/** The views of a link that have an address (D33). */
export const viewsOf = (name: LinkName, states: readonly LinkState[]) =>
  LINKS.filter((link) => link.viewOf === name && hasAddress(link.name, states));

/** @param states undefined while loading, when only embedded items can open */
export function itemTarget(item: Item, states: readonly LinkState[] | undefined): ItemTarget {
  if (item.kind === 'page') {
    const { path: to, search = {} } = item;
    return { kind: 'page', to, search };
  }
  const { link } = item;
  const state = states?.find(({ name }) => name === link.name);
  const embedded: ItemTarget = {
    kind: 'embedded',
    to: departmentOf(link).path,
    search: { open: link.name },
  };
  if (states && !state?.url) return viewsOf(link.name, states)[0] ? embedded : { kind: 'empty' };
  if ((state?.opens ?? link.opens) === 'embedded') return embedded;
  return state ? { kind: 'tab', href: state.url } : { kind: 'empty' };
}
