import { t } from '@intranet/contract/core/i18n/t.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { pageTitle } from './page-title.ts';

/** @param page the page's title; undefined for an unknown address */
export function usePageTitle(page: string | undefined, embed?: string): void {
  const { data: site } = useQuery(siteQuery);
  useDocumentTitle(pageTitle(site?.company_name, embed, page ?? t('Page not found')));
}
