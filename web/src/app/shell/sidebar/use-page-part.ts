import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { readId } from '@intranet/ui/hooks/use-address.ts';
import { useRouterState } from '@tanstack/react-router';
import { ITEM_PAGE } from '#features/links/shared/added-items.ts';
import type { CurrentLocation } from './current-item.ts';

interface Search {
  open?: string;
  show?: string;
  person?: string;
  id?: string;
}

/** The embed that is open and the part of the page that is shown. A profile is part of the directory. */
export function usePagePart(): Pick<CurrentLocation, 'open' | 'show' | 'item'> {
  const open = useRouterState({ select: ({ location }) => (location.search as Search).open });
  const show = useRouterState({
    select: ({ location: { search } }) => {
      const { person, show } = search as Search;
      return person ? DIRECTORY_SEARCH.show : show;
    },
  });
  const item = useRouterState({
    select: ({ location: { pathname, search } }) =>
      (pathname === ITEM_PAGE && readId((search as Search).id ?? '')) || undefined,
  });
  return { open, show, item };
}
