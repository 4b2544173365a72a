import type { Item } from '@intranet/contract/links/items.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { linksQuery, notOpened } from '#features/links/api.ts';
import { type ItemTarget, itemTarget } from '#features/links/item-target.ts';
import { notifyFailure } from '#ui/notify.ts';
import { openTab } from './open-tab.ts';

/**
 * Opens an item of a department that is not drawn as a link: one that the search found, or one whose
 * address is not known. Then the addresses are read anew, so that one that was given just now, or
 * could not be read before, is opened; what stands in the way is told (spec §8, sidebar).
 */
export function useOpenItem(): (item: Item) => void {
  const queryClient = useQueryClient();
  const router = useRouter();

  const follow = (item: Item, target: ItemTarget) => {
    if (target.kind === 'empty') notifyFailure(notOpened(null));
    else if (target.kind === 'tab') openTab(target.href, item.label);
    else {
      const search = target.kind === 'embedded' ? target.search : {};
      void router.navigate({ to: target.to, search });
    }
  };
  return function open(item) {
    const target = itemTarget(item, queryClient.getQueryData(linksQuery.queryKey));
    if (target.kind !== 'empty') {
      follow(item, target);
      return;
    }
    queryClient.fetchQuery({ ...linksQuery, staleTime: 0 }).then(
      (states) => follow(item, itemTarget(item, states)),
      (error: Error) => notifyFailure(notOpened(error), () => open(item)),
    );
  };
}
