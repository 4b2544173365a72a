const IFRAME = /<iframe(?=[\s/>])/gi;
/** The next attribute of a tag, ignoring text within another attribute's quotes. */
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;

/** Programs add these to copied text, and they never belong to an address. */
const ZERO_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g;
/** Also marks of direction around the address, for example from Outlook. */
const AROUND = /^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu;
const MARKDOWN_LINK = /^!?\[[^\]]*\]\((?:<([^<>]*)>|(\S+?))(?:\s+["'(].*)?\)[.,;]*$/s;
/** A word with a colon and a space, because `blob:https://…` is another address. */
const LABEL = /^(?:(?:url|link|src|href)[:=]\s*|[\p{L} ]{2,20}:\s+)(?=\S*https:)/iu;
const ENDING = /(?<![.,;])[.,;]+$/;
const MAX_WRAPPERS = 4;
const QUOTES: Readonly<Record<string, string>> = {
  ...{ '"': '"', "'": "'", '`': '`', '<': '>', '(': ')', '[': ']' },
  ...{ '“': '”', '”': '”', '„': '“', '‘': '’', '’': '’', '«': '»', '»': '«', '‹': '›' },
};

function unescapeHtml(text: string): string {
  return text
    .replaceAll(/&#38;|&#x26;/gi, '&')
    .replaceAll(/&quot;|&#34;|&#x22;/gi, '"')
    .replaceAll('&amp;', '&');
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

function withoutQuotes(text: string): string {
  const closing = QUOTES[text.charAt(0)];
  const bare = text.replace(ENDING, '');
  return closing && bare.length > 1 && bare.endsWith(closing) ? bare.slice(1, -1) : text;
}

/** HTML escapes are resolved only if no ampersand is unescaped. */
function withoutHtmlEscapes(text: string): string {
  return /&(?!amp;)/i.test(text) ? text : text.replaceAll(/&amp;/gi, '&');
}

/** Removes the text around a pasted address: an iframe, a Markdown link, quotes, a label, punctuation. */
export function unwrapAddress(typed: string): string | null {
  let text = typed.replaceAll(ZERO_WIDTH, '').replaceAll(AROUND, '');
  if (/<iframe\b/i.test(text)) return frameSource(text)?.trim() ?? null;
  for (let wrappers = 0; wrappers < MAX_WRAPPERS; wrappers += 1) {
    const link = MARKDOWN_LINK.exec(text);
    text = link?.[1] ?? link?.[2] ?? withoutQuotes(text.replace(LABEL, ''));
    text = text.replaceAll(AROUND, '');
  }
  return withoutHtmlEscapes(text.replace(ENDING, ''));
}
