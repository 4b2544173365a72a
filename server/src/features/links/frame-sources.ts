// The address was judged when it was stored; what goes into a header is judged again. IPv6 is not
// here: a policy has no way to name it.
const ORIGIN = /^https:\/\/[a-z\d_-]+(\.[a-z\d_-]+)*\.?(:\d{1,5})?$/;

function sourceOf(url: string, ownFolder: string | undefined): string | null {
  if (ownFolder && url.startsWith(ownFolder)) return "'self'";
  const origin = URL.parse(url)?.origin ?? '';
  return ORIGIN.test(origin) ? origin : null;
}

/**
 * What a page may frame so that these addresses can be shown in it: each origin once (S14, D35).
 * @param ownFolder of the pages of this server that links may open
 */
export function frameSourcesOf(urls: readonly string[], ownFolder?: string): string[] {
  const sources = new Set(urls.map((url) => sourceOf(url, ownFolder)));
  return [...sources].filter((source) => source !== null).sort();
}
