import type { Page } from '@intranet/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQuery } from '#core/site.ts';

/** Names the browser's tab after the page and the company. */
export function usePageTitle(page: Page | undefined): void {
  const { data: site } = useQuery(siteQuery);
  const company = site?.company_name ?? 'Intranet';
  useEffect(() => {
    document.title = `${page?.title ?? 'Page not found'} · ${company}`;
  }, [page, company]);
}
