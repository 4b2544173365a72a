import type { Item } from '@intranet/contract/links/items.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { linksQuery } from '#features/links/api.ts';
import { type ItemTarget, itemTarget } from '#features/links/item-target.ts';
import { notifyFailure } from '#ui/notify.tsx';

const NO_ADDRESS = 'Erro: O link retornado está vazio ou no formato incorreto.';

/**
 * Opens an item of a department that is not drawn as a link: one that the search found, or one whose
 * address is not known. Then the addresses are read anew, so that one that was given just now, or
 * could not be read before, is opened; what stands in the way is told (spec §8, sidebar).
 */
export function useOpenItem(): (item: Item) => void {
  const queryClient = useQueryClient();
  const router = useRouter();

  const follow = (target: ItemTarget) => {
    if (target.kind === 'empty') notifyFailure(NO_ADDRESS);
    else if (target.kind === 'tab') window.open(target.href, '_blank', 'noopener,noreferrer');
    else {
      const search = target.kind === 'embedded' ? target.search : {};
      void router.navigate({ to: target.to, search });
    }
  };
  return function open(item) {
    const target = itemTarget(item, queryClient.getQueryData(linksQuery.queryKey));
    if (target.kind !== 'empty') {
      follow(target);
      return;
    }
    queryClient.fetchQuery({ ...linksQuery, staleTime: 0 }).then(
      (states) => follow(itemTarget(item, states)),
      (error: Error) => notifyFailure(`Erro ao abrir o link: ${error.message}`, () => open(item)),
    );
  };
}
