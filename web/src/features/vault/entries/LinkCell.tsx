import { Anchor } from '@mantine/core';

/** The address to open, when it is one of the web; null for any other text (`javascript:` …). */
export function webAddress(link: string): string | null {
  const url = URL.parse(link);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** A link opens in a tab of its own, which learns nothing of this page; other text is only shown. */
export function LinkCell({ link }: { link: string }) {
  const href = webAddress(link);
  if (!href) return link;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" size="sm" inherit>
      {link}
    </Anchor>
  );
}
