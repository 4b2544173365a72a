import { t } from '@intranet/contract/core/i18n/t.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteQuery } from '#core/site.ts';

/** @param page the page's title; undefined for an unknown address */
export function usePageTitle(page: string | undefined, embed?: string): void {
  const { data: site } = useQuery(siteQuery);
  const company = site?.company_name ?? t('Intranet');
  useEffect(() => {
    const names = [embed, page ?? t('Page not found'), company];
    document.title = names.filter(Boolean).join(' · ');
  }, [page, embed, company]);
}
