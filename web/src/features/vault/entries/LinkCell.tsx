import { Anchor } from '@mantine/core';
import classes from './entries.module.css';

/** A web link that opens without referrer or opener; other text, such as `javascript:`, is no link. */
export function LinkCell({ link }: { link: string }) {
  const url = URL.parse(link);
  const look = { title: link, className: classes.link ?? '' };
  if (!url || !['https:', 'http:'].includes(url.protocol)) return <span {...look}>{link}</span>;
  return (
    <Anchor {...look} href={url.href} target="_blank" rel="noopener noreferrer" inherit>
      {link}
    </Anchor>
  );
}
