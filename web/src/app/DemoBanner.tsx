import { Anchor, Text } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import classes from './DemoBanner.module.css';

/**
 * Says that this is a demo, and where its mails can be read. Absent outside demo mode. Drawn with the page:
 * coming later, it would move what is about to be clicked.
 */
export function DemoBanner() {
  if (pageSetting('demo') !== 'yes') return null;
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
