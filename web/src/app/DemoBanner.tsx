import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import classes from './DemoBanner.module.css';

/** Says that this is a demo, and where its mails can be read. Absent outside demo mode. */
export function DemoBanner() {
  const { data: site } = useQuery(siteQuery);
  if (!site?.demo) return null;
  return (
    <Text component="aside" aria-label="Demo" size="sm" className={classes.banner}>
      <strong>Demo.</strong> The company and its figures are made up. E-mails can be read in the{' '}
      <Anchor href="/outbox" inherit underline="always">
        outbox
      </Anchor>{' '}
      by Demo Admin.
    </Text>
  );
}
