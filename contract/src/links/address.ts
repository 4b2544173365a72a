import { z } from 'zod';
import { t } from '../core/i18n/t.ts';

export const noAddress = () => t('Enter a valid https address.');
export const MAX_ADDRESS_LENGTH = 2048;

const IFRAME = /<iframe(?=[\s/>])/gi;
/** The next attribute of a tag, ignoring text within another attribute's quotes. */
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
/** These hosts show that an address was pasted twice. */
const SCHEMES = ['http', 'https'];
// Spaces and invisible characters, because browsers drop some of them.
const DISALLOWED = /[\s\p{Cc}\p{Cf}\\]/u;
// URL parsers accept `;`, `,` and `*` in a host, but content security policies interpret them.
const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*\.?|\[[\da-f:.]+\])$/;

const MAX_HOST_LENGTH = 253;

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#38;|&#x26;/gi, '&')
    .replaceAll(/&quot;|&#34;|&#x22;/gi, '"')
    .replaceAll('&amp;', '&');
}

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

/** The src of the first iframe in HTML, parsed as browsers do; null without one. */
function frameSource(html: string): string | null {
  IFRAME.lastIndex = 0;
  if (!IFRAME.test(html)) return null;
  ATTRIBUTE.lastIndex = IFRAME.lastIndex;
  for (;;) {
    const found = ATTRIBUTE.exec(html);
    if (!found) return null;
    const [, name = '', ...values] = found;
    if (name.toLowerCase() === 'src') {
      return unescapeHtml(values.find((value) => value !== undefined) ?? '');
    }
  }
}

/** Cleans https addresses, paths of this site and pasted iframes; else null (D34, pitfall 24). */
export function readAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const text = /<iframe\b/i.test(trimmed) ? frameSource(trimmed)?.trim() : trimmed;
  if (text === undefined || text.length > MAX_ADDRESS_LENGTH) return null;
  if (DISALLOWED.test(text) || !text.isWellFormed()) return null;
  return isHttps(text) || isPathInFolder(text) ? text : null;
}

/** A link's stored address (D34). A pasted frame may be longer than its address. */
export const addressSchema = z
  .string({ error: noAddress })
  .max(20_000, { error: noAddress })
  .transform((typed, ctx) => {
    const address = readAddress(typed);
    if (address !== null) return address;
    ctx.addIssue({ code: 'custom', message: noAddress() });
    return z.NEVER;
  });
