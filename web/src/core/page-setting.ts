/**
 * What the server, or vite in development, wrote into the page's head: known before anything is drawn, and
 * for as long as the page is there.
 */
export function pageSetting(name: 'showcase-name' | 'demo'): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/** The nonce that style elements need under the page's policy; empty in development, which has no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
}
