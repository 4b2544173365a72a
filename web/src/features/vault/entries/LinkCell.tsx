import { Anchor } from '@mantine/core';
import classes from './entries.module.css';

/** The URL to open if it uses http or https; null for any other text, such as `javascript:`. */
function webAddress(link: string): string | null {
  const url = URL.parse(link);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** A web link that opens without referrer or opener; other text is not a link. */
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
