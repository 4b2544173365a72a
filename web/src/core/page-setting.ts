import { t } from '@intranet/contract/core/i18n/t.ts';

/** A setting that the server, or vite in development, wrote into the page's head. */
export function pageSetting(
  name: 'showcase-name' | 'demo' | 'theme-color' | 'logo' | 'application-name',
): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The nonce for style elements under the page's policy; empty in development, which has no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
}

export const companyName = (): string => pageSetting('application-name') || 'Intranet';

/** Names the logo's link. It begins with the written name, so that people can say it (WCAG 2.5.3). */
export const homeLinkLabel = (): string => `${companyName()}, ${t('Home')}`;
