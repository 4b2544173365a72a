import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQuery } from '#core/site.ts';

/**
 * Sets the browser tab's title from the embed, the page and the company.
 * @param page its title; none for an unknown address
 * @param embed the label of the open embed
 */
export function usePageTitle(page: string | undefined, embed?: string): void {
  const { data: site } = useQuery(siteQuery);
  const company = site?.company_name ?? 'Intranet';
  useEffect(() => {
    const names = [embed, page ?? 'Page not found', company];
    document.title = names.filter(Boolean).join(' · ');
  }, [page, embed, company]);
}
