import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Item } from '@intranet/contract/links/items.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LINK_TEXTS, linksQuery, notOpened } from './api.ts';
import { notifyBlockedTab } from './blocked-tab-notification.tsx';
import { type ItemTarget, itemTarget } from './item-target.ts';

/** Browsers block tabs that open long after the click; a notification then offers a link. */
function openTab(href: string, label: string): void {
  // With `noopener`, a blocked tab looks like an open one.
  const tab = window.open(href, '_blank');
  if (tab) {
    tab.opener = null;
    return;
  }
  notifyBlockedTab(href, label);
}

/**
 * Opens an item after reloading its address.
 * @param errorText for a failure, or null without address (spec §8)
 * @param shownOnPage true if the page itself shows that addresses can't be loaded (D42: once)
 */
export function useOpenItem(errorText = notOpened, shownOnPage = false): (item: Item) => void {
  const queryClient = useQueryClient();
  const router = useRouter();

  const follow = (item: Item, target: ItemTarget) => {
    if (target.kind === 'empty') notifyFailure(errorText(null), undefined, LINK_TEXTS);
    else if (target.kind === 'tab') openTab(target.href, t(item.label));
    else {
      void router.navigate({ to: target.to, search: target.search });
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
      (error: Error) => {
        if (!shownOnPage) notifyFailure(errorText(error), () => open(item), LINK_TEXTS);
      },
    );
  };
}
