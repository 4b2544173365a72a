import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { linksQuery } from '#features/links/api.ts';
import { itemTarget } from '#features/links/item-target.ts';
import { useOpenItem } from '#features/links/use-open-item.ts';
import { focusMainContent } from '../../shell/SkipLink.tsx';
import type { Command, Target } from './commands.ts';

interface Address {
  to: string;
  search?: Record<string, string> | undefined;
}

/** @returns a function that closes the palette and does what a command says */
export function useRun(onClose: () => void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const openItem = useOpenItem();

  /** The address in this app, if the target has one. */
  const addressOf = (target: Target): Address | null => {
    if (target.kind === 'address') return target;
    if (target.kind !== 'item') return null;
    const states = queryClient.getQueryData(linksQuery.queryKey);
    const place = itemTarget(target.item, states);
    return place.kind === 'page' || place.kind === 'embedded' ? place : null;
  };
  return function run({ target }: Command, newTab: boolean): void {
    const address = addressOf(target);
    onClose();
    if (address && newTab) {
      const { to, search = {} } = address;
      window.open(router.buildLocation({ to, search } as never).publicHref, '_blank', 'noopener');
      return;
    }
    // The dialog returns the focus when it closes.
    if (target.kind !== 'act') setTimeout(focusMainContent);
    if (target.kind === 'act') target.act();
    else if (target.kind === 'tab') window.open(target.href, '_blank', 'noopener,noreferrer');
    else if (target.kind === 'item') openItem(target.item);
    else if (address) void router.navigate({ to: address.to, search: address.search ?? {} });
  };
}
