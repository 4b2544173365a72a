import type { LinkEntry } from '@intranet/contract/links/registry.ts';
import type { Page } from '@intranet/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQuery } from '#core/site.ts';

/** Names the browser's tab after the page and the company, and first after the embed that is shown. */
export function usePageTitle(page: Page | undefined, shown: LinkEntry | undefined): void {
  const { data: site } = useQuery(siteQuery);
  const company = site?.company_name ?? 'Intranet';
  const embed = shown?.label;
  useEffect(() => {
    const names = [embed, page?.title ?? 'Page not found', company];
    document.title = names.filter(Boolean).join(' · ');
  }, [page, embed, company]);
}
