import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';

// The address was judged when it was stored; what goes into a header is judged again. IPv6 is not
// here: a policy has no way to name it.
const ORIGIN = /^https:\/\/[a-z\d_-]+(\.[a-z\d_-]+)*\.?(:\d{1,5})?$/;

function sourceOf(url: string): string | null {
  if (url.startsWith(SAMPLE_REPORTS)) return "'self'";
  const origin = URL.parse(url)?.origin ?? '';
  return ORIGIN.test(origin) ? origin : null;
}

/** What a page may frame so that these addresses can be shown in it: each origin once (S14, D35). */
export function frameSourcesOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map(sourceOf))].filter((source) => source !== null).sort();
}
