import { mayOpen } from '@intranet/contract/pages.ts';
import { Anchor, Text } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import { useStoredUser } from '#core/session.ts';
import classes from './DemoBanner.module.css';

/** Renders with the page, because a later banner would move the content. */
export function DemoBanner() {
  const user = useStoredUser();
  if (pageSetting('demo') !== 'yes') return null;
  return (
    <Text component="aside" aria-label="Demo" size="sm" className={classes.banner}>
      <strong>Demo.</strong> The company and its figures are made up.{' '}
      {mayOpen('/outbox', user) ? (
        <>
          Read its e-mails in the{' '}
          <Anchor href="/outbox" inherit underline="always">
            outbox
          </Anchor>
          .
        </>
      ) : (
        'Demo Admin can read its e-mails in the outbox.'
      )}
    </Text>
  );
}
