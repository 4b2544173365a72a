import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import { escapeHtml } from './escape-html.ts';

const link = (address: string) =>
  `<li><a href="${escapeHtml(address)}/">${escapeHtml(address)}</a></li>`;

/** The page at a host that isn't in PUBLIC_URL. It names the addresses that are. */
export function wrongAddressPage(addresses: readonly string[]): string {
  const use = t(
    '{count, plural, one {Please use this address:} other {Please use one of these addresses:}}',
    { count: addresses.length },
  );
  return `<!doctype html>
<html lang="${currentLocale()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(t('Wrong address'))}</title>
<h1>${escapeHtml(t('The intranet is at another address'))}</h1>
<p>${escapeHtml(use)}</p>
<ul>${addresses.map(link).join('')}</ul>
</html>
`;
}
