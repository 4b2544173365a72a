import type { Role } from '@intranet/contract/core/roles.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import {
  type Item,
  type ItemGroup,
  type LinkItem,
  mayRead,
} from '@intranet/contract/links/items.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAddress } from '#core/use-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that this one was opened from. */
    fromList?: boolean;
  }
}

/** What a department's page shows: its list, the modal of a group over it, or an embed in its place. */
export type Opened =
  | { kind: 'list' }
  | { kind: 'group'; group: ItemGroup }
  /** `foreign`: no item of this department's list, so there is no frame for it here. */
  | { kind: 'link'; item: LinkItem; group?: ItemGroup; view: string; foreign: boolean };

const ADDRESS_DEFAULTS = { open: '', choose: '', view: '' };
/** How a list, or a modal over it, opens what it offers. */
export const FROM_LIST = { state: { fromList: true }, resetScroll: false };

/** What the address asks for; what it names and nobody knows, or may not be read, is passed over. */
function readOpened(
  department: Department,
  items: readonly (Item | ItemGroup)[],
  role: Role,
  { open, choose, view }: typeof ADDRESS_DEFAULTS,
): Opened {
  const asked = findLink(open);
  if (asked && mayRead(asked.readers, role)) {
    // A view of another link's, asked for by its own name, is a choice in that link's view (D33).
    const link = LINKS.find(({ name }) => name === asked.viewOf) ?? asked;
    const isAsked = (one: Item): one is LinkItem =>
      one.kind === 'link' && one.link.name === link.name;
    const group = items.find((one) => one.kind === 'group' && one.items.some(isAsked));
    const listed = items.flatMap((one) => (one.kind === 'group' ? one.items : [one])).find(isAsked);
    return {
      kind: 'link',
      item: listed ?? { kind: 'link', label: link.label, link },
      ...(group?.kind === 'group' && { group }),
      view: asked.viewOf ? asked.name : view,
      foreign: !listed || link.department !== department.id,
    };
  }
  const group = items.find((one) => one.kind === 'group' && one.id === choose);
  return group?.kind === 'group' ? { kind: 'group', group } : { kind: 'list' };
}

/**
 * What is open on a department's page lives in the address: `?open={link}&view={link}` for an embed,
 * `?choose={group}` for a modal. Closing is going back where the list was the page before, so that the
 * browser's Back does not show the same list twice. Else it replaces: after a reload of an embed, too,
 * and after what is framed has added entries, since going back might then stay within the frame. There
 * the list that it was opened from stands in the history a second time.
 */
export function useOpened(
  department: Department,
  items: readonly (Item | ItemGroup)[],
  role: Role,
) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const navigate = useNavigate();
  const { history } = useRouter();
  const fromList = useRouterState({ select: ({ location }) => location.state.fromList === true });
  const opened = readOpened(department, items, role, address);
  const framed = opened.kind === 'link' ? opened.item.link.name : null;
  const listWasSeen = useRef(false);
  const entries = useRef(0);
  useEffect(() => {
    if (framed === null) listWasSeen.current = true;
    else entries.current = window.history.length;
  }, [framed]);

  const close = (change: Partial<typeof ADDRESS_DEFAULTS>) => {
    // What is framed may have added entries of its own, and going back would undo only those.
    const added = framed && !(listWasSeen.current && window.history.length === entries.current);
    if (fromList && !added) history.back();
    else setAddress(change);
  };
  return {
    opened,
    choose: (group: string) => void navigate({ to: '.', search: { choose: group }, ...FROM_LIST }),
    showView: (link: string, view: string) => {
      const search = { ...address, open: link, view: view === link ? '' : view };
      const given = Object.entries(search).filter(([, value]) => value !== '');
      void navigate({ to: '.', search: Object.fromEntries(given), replace: true, state: true });
    },
    closeGroup: () => close({ choose: '' }),
    closeLink: () => close({ open: '', view: '' }),
  };
}
