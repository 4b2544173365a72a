import { z } from 'zod';

export const NO_ADDRESS = 'Informe um endereço https válido.';
/** In characters, as they are typed (D34). */
export const MAX_ADDRESS_LENGTH = 2048;

const IFRAME = /<iframe(?=[\s/>])/gi;
/** The next attribute of a tag: one within another's quotes is none. */
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
/** A host that is a scheme was pasted twice. */
const SCHEMES = ['http', 'https'];
// Neither spaces nor what cannot be seen: a browser would drop some of them and read on.
const UNWANTED = /[\s\p{Cc}\p{Cf}\\]/u;
// A parser of addresses takes `;`, `,` and `*` in a host, and a content security policy reads them.
const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*\.?|\[[\da-f:.]+\])$/;

/** Longer names cannot be looked up. */
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
  // Resolved as a browser would, so that `..` cannot leave the folder.
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

/** The src of the first frame in a piece of HTML, as a browser reads it; null when it has none. */
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

/**
 * What somebody typed or pasted, as a clean address, or null when it is none (D34, pitfall 24):
 * https, or a path in a folder of this site; of a pasted `<iframe …>` its src.
 */
export function readAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const text = /<iframe\b/i.test(trimmed) ? frameSource(trimmed)?.trim() : trimmed;
  if (text === undefined || text.length > MAX_ADDRESS_LENGTH) return null;
  if (UNWANTED.test(text) || !text.isWellFormed()) return null;
  return isHttps(text) || isPathInFolder(text) ? text : null;
}

/** The address of a link as it is stored (D34). A pasted frame is longer than the address in it. */
export const addressSchema = z
  .string(NO_ADDRESS)
  .max(20_000, NO_ADDRESS)
  .transform((typed, ctx) => {
    const address = readAddress(typed);
    if (address !== null) return address;
    ctx.addIssue({ code: 'custom', message: NO_ADDRESS });
    return z.NEVER;
  });
