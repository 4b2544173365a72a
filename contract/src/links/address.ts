import { z } from 'zod';
import { t } from '../core/i18n/t.ts';
import { unwrapAddress } from './pasted-address.ts';

export const noAddress = () => t('Enter a valid https address.');
export const MAX_ADDRESS_LENGTH = 2048;

/** These hosts show that an address was pasted twice. */
const SCHEMES = ['http', 'https'];
// Invisible characters, because browsers drop some of them, and a second address after a space.
const DISALLOWED = /[^\S ]|[\p{Cc}\p{Cf}\\]| https?:/iu;
// URL parsers accept `;`, `,` and `*` in a host, but content security policies interpret them.
const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*\.?|\[[\da-f:.]+\])$/;

const MAX_HOST_LENGTH = 253;

/** A path such as /reports/a.html. The server says which folders it accepts. */
function isPathInFolder(text: string): boolean {
  const folder = /^\/[^/?#]+\//.exec(text)?.[0];
  if (folder === undefined) return false;
  // Resolves the path as browsers do, so `..` can't leave the folder.
  const resolved = URL.parse(text, 'https://intranet.invalid');
  return (
    resolved?.host === 'intranet.invalid' &&
    resolved.pathname.startsWith(folder) &&
    !/%2f|%5c/i.test(resolved.pathname)
  );
}

function isHttps(text: string): boolean {
  const url = /^https:\/\/[^/]/i.test(text) ? URL.parse(text) : null;
  return (
    url !== null &&
    HOST.test(url.hostname) &&
    url.hostname.length <= MAX_HOST_LENGTH &&
    !SCHEMES.includes(url.hostname) &&
    url.port !== '0' &&
    url.username === '' &&
    url.password === '' &&
    !/^https:\/\/[^/?#]*@/i.test(text)
  );
}

/** Mail filters replace addresses by their own, which name the person who received the mail. */
const MAIL_FILTERS = [
  ...['safelinks.protection.outlook.com', 'statics.teams.cdn.office.net'],
  ...['urldefense.com', 'urldefense.us', 'urldefense.proofpoint.com'],
  ...['mimecastprotect.com', 'linkprotect.cudasvc.com'],
];

function isOfMailFilter(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return (
    MAIL_FILTERS.some((filter) => host === filter || host.endsWith(`.${filter}`)) ||
    // Not Mimecast's own pages.
    /^protect(?:-[a-z]+)?\.mimecast\.com$/.test(host)
  );
}

const rewritten = () =>
  t(
    'A mail filter has rewritten this address. Open it, and copy the address that the browser shows.',
  );

/** Encodes spaces and letters with accents as browsers do; everything else stays as typed. */
function encode(text: string): string {
  const site = /^https:\/\/[^/?#]*/i.exec(text)?.[0] ?? '';
  const rest = text.slice(site.length);
  return site + rest.replaceAll(/[^!-~]+/gu, encodeURIComponent);
}

/** Cleans https addresses, paths of this site and pasted iframes; else null (D34, pitfall 24). */
export function readAddress(typed: string): string | null {
  const text = unwrapAddress(typed);
  if (text === null || DISALLOWED.test(text) || !text.isWellFormed()) return null;
  const address = encode(text);
  if (address.length > MAX_ADDRESS_LENGTH) return null;
  return isHttps(address) || isPathInFolder(address) ? address : null;
}

/** A content security policy can't name such a host, so no frame could show it. */
const IPV6 = /^https:\/\/\[/i;
const noIPv6 = () => t('Browsers can’t embed an IPv6 address. Enter the site’s name instead.');

function problemOf(address: string | null): string | null {
  if (address === null) return noAddress();
  if (IPV6.test(address)) return noIPv6();
  return isOfMailFilter(address) ? rewritten() : null;
}

/** A link's stored address (D34). A pasted frame may be longer than its address. */
export const addressSchema = z
  .string({ error: noAddress })
  .max(20_000, { error: noAddress })
  .transform((typed, ctx) => {
    const address = readAddress(typed);
    const problem = problemOf(address);
    if (address !== null && problem === null) return address;
    ctx.addIssue({ code: 'custom', message: problem ?? noAddress() });
    return z.NEVER;
  });
