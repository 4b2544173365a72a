import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Text } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import { rich } from '#ui/rich.tsx';
import classes from './DemoBanner.module.css';

/** Renders with the page, because a later banner would move the content. */
export function DemoBanner({ mayReadEmails = false }: { mayReadEmails?: boolean }) {
  if (pageSetting('demo') !== 'yes') return null;
  return (
    <Text component="aside" aria-label={t('Demo')} size="sm" className={classes.banner}>
      <strong>{t('Demo:')}</strong> {t('The company and its figures are fictional.')}{' '}
      {mayReadEmails
        ? rich('Read its emails in the <link>outbox</link>.', {
            link: (text) => (
              <Anchor href="/outbox" inherit underline="always">
                {text}
              </Anchor>
            ),
          })
        : t('Sign in as Demo Admin to read sent emails.')}
    </Text>
  );
}
