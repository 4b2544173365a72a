import { t } from '@intranet/contract/core/i18n/t.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { pageTitle } from './page-title.ts';

/** @param page the page's title; undefined for an unknown address */
export function usePageTitle(page: string | undefined, embed?: string): void {
  useDocumentTitle(pageTitle(embed, page ?? t('Page not found')));
}
