import { t } from '@intranet/contract/core/i18n/t.ts';

/** The window's title, most specific name first. */
export function pageTitle(company: string | undefined, ...names: (string | undefined)[]): string {
  return [...names, company ?? t('Intranet')].filter(Boolean).join(' · ');
}
