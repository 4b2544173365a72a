import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQuery } from '#core/site.ts';

/**
 * Names the browser's tab after the page and the company, and first after the embed that is shown.
 * @param page its title; none for an address that is no page's
 * @param embed the label of what is shown in the page's frame
 */
export function usePageTitle(page: string | undefined, embed?: string): void {
  const { data: site } = useQuery(siteQuery);
  const company = site?.company_name ?? 'Intranet';
  useEffect(() => {
    const names = [embed, page ?? 'Page not found', company];
    document.title = names.filter(Boolean).join(' · ');
  }, [page, embed, company]);
}
