import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LinkName } from '@intranet/contract/links/registry.ts';
import { useMutation } from '@tanstack/react-query';
import { startLinkPreview } from '../api.ts';

const PREVIEW_PAGE = '/linkpreview';

/** A link of the registry, or the name of an added item. */
type Previewed = { name: LinkName } | { item: string };

/** Opens the tab before the request, because browsers block tabs long after the click. */
export function usePreview(previewed: Previewed, onFailed: (error: unknown) => void) {
  const start = useMutation({
    mutationFn: ({ url }: { url: string; tab: Window | null }) =>
      startLinkPreview({ ...previewed, url }),
    onSuccess: (_, { tab }) => tab?.location.replace(PREVIEW_PAGE),
    onError: (error, { tab }) => {
      tab?.close();
      onFailed(error);
    },
  });
  return {
    open: (url: string) => {
      const tab = window.open('', '_blank');
      if (tab) tab.document.title = t('Opening the preview…');
      start.mutate({ url, tab });
    },
    pending: start.isPending,
    /** Set if the browser blocked the tab; the page then shows a link. */
    blockedPage: start.isSuccess && !start.variables.tab ? PREVIEW_PAGE : null,
    previewed: start.variables?.url,
  };
}
