import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recordRecent } from '#core/recent.ts';
import type { StoredUser } from '#core/session.ts';
import { linksQuery } from '#features/links/api.ts';
import { itemsQuery } from '#features/links/items/api.ts';
import { recentId } from '#features/links/shared/added-items.ts';

/**
 * Records the pages, reports and links that the user opens, in this browser only.
 * @param shown the page's path or the embedded link's name; undefined before the server's answer
 */
export function useRecordRecent(user: StoredUser | null, shown: string | undefined): void {
  const email = user?.email;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (email !== undefined && shown) recordRecent({ email }, shown);
  }, [email, shown]);

  useEffect(() => {
    if (email === undefined) return;
    // Links that open in a new tab change no address here.
    const onClick = ({ target }: MouseEvent) => {
      const anchor = target instanceof Element ? target.closest('a[target="_blank"]') : null;
      const href = anchor?.getAttribute('href');
      const links = queryClient.getQueryData(linksQuery.queryKey);
      const link = href && links?.find(({ url }) => url === href);
      const items = queryClient.getQueryData(itemsQuery.queryKey);
      const item = href && items?.find(({ url, opens }) => url === href && opens === 'tab');
      if (link) recordRecent({ email }, link.name);
      else if (item) recordRecent({ email }, recentId(item.id));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [email, queryClient]);
}
