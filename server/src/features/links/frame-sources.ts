import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';

// Addresses were checked when stored; text for a header is checked again. IPv6 is excluded, because a policy
// cannot name it.
const ORIGIN = /^https:\/\/[a-z\d_-]+(\.[a-z\d_-]+)*\.?(:\d{1,5})?$/;

function sourceOf(url: string): string | null {
  if (url.startsWith(SAMPLE_REPORTS)) return "'self'";
  const origin = URL.parse(url)?.origin ?? '';
  return ORIGIN.test(origin) ? origin : null;
}

/** The frame sources for these addresses: each origin once (S14, D35). */
export function frameSourcesOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map(sourceOf))].filter((source) => source !== null).sort();
}
