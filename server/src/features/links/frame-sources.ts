// The header check repeats the check at input. IPv6 is excluded, because a policy cannot name it.
const ORIGIN = /^https:\/\/[a-z\d_-]+(\.[a-z\d_-]+)*\.?(:\d{1,5})?$/;

function sourceOf(url: string, ownFolder: string | undefined): string | null {
  if (ownFolder && url.startsWith(ownFolder)) return "'self'";
  const origin = URL.parse(url)?.origin ?? '';
  return ORIGIN.test(origin) ? origin : null;
}

/** The frame sources for these addresses, each origin once (S14, D35). */
export function frameSourcesOf(urls: readonly string[], ownFolder?: string): string[] {
  const sources = new Set(urls.map((url) => sourceOf(url, ownFolder)));
  return [...sources].filter((source) => source !== null).sort();
}
