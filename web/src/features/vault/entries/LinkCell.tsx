import { Anchor } from '@mantine/core';
import classes from './entries.module.css';

/** The address to open, when it is one of the web; null for any other text (`javascript:` …). */
function webAddress(link: string): string | null {
  const url = URL.parse(link);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** A link opens in a tab of its own, which learns nothing of this page; other text is only shown. */
export function LinkCell({ link }: { link: string }) {
  const href = webAddress(link);
  if (!href) {
    return (
      <span className={classes.link} title={link}>
        {link}
      </span>
    );
  }
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={link}
      className={classes.link}
      inherit
    >
      {link}
    </Anchor>
  );
}
