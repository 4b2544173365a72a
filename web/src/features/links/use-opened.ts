import type { Role } from '@intranet/contract/core/roles.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import {
  type Item,
  type ItemGroup,
  isReader,
  type LinkItem,
} from '@intranet/contract/links/items.ts';
import { findLink, LINKS } from '@intranet/contract/links/registry.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    fromList?: boolean;
  }
}

export type Opened =
  | { kind: 'list' }
  | { kind: 'group'; group: ItemGroup }
  /** `foreign`: the department doesn't list this item, so it has no frame here. */
  | { kind: 'link'; item: LinkItem; group?: ItemGroup; view: string; foreign: boolean };

const ADDRESS_DEFAULTS = { open: '', choose: '', view: '' };
export const FROM_LIST = { state: { fromList: true }, resetScroll: false };

function readOpened(
  department: Department,
  items: readonly (Item | ItemGroup)[],
  role: Role,
  { open, choose, view }: typeof ADDRESS_DEFAULTS,
): Opened {
  const requested = findLink(open);
  if (requested && isReader(requested.readers, role)) {
    // A view opened by its own name selects that view of its report (D33).
    const link = LINKS.find(({ name }) => name === requested.viewOf) ?? requested;
    const isRequested = (one: Item): one is LinkItem =>
      one.kind === 'link' && one.link.name === link.name;
    const group = items.find((one) => one.kind === 'group' && one.items.some(isRequested));
    const listed = items
      .flatMap((one) => (one.kind === 'group' ? one.items : [one]))
      .find(isRequested);
    return {
      kind: 'link',
      item: listed ?? { kind: 'link', label: link.label, link },
      ...(group?.kind === 'group' && { group }),
      view: requested.viewOf ? requested.name : view,
      foreign: !listed || link.department !== department.id,
    };
  }
  const group = items.find((one) => one.kind === 'group' && one.id === choose);
  return group?.kind === 'group' ? { kind: 'group', group } : { kind: 'list' };
}

/** The open item in the URL: `?open={link}&view={link}` embedded, `?choose={group}` in a modal. */
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
    // Framed pages may add history entries, and going back would only undo those.
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
