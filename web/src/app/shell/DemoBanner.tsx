import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Text } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import classes from './DemoBanner.module.css';

/** Renders with the page, because a later banner would move the content. */
export function DemoBanner({ mayReadEmails = false }: { mayReadEmails?: boolean }) {
  if (pageSetting('demo') !== 'yes') return null;
  return (
    <Text component="aside" aria-label={t('Demo')} inherit className={classes.banner}>
      <strong>{t('Demo')}</strong> {t('Fictional data')} ·{' '}
      {mayReadEmails ? (
        <Anchor href="/outbox" inherit underline="always">
          {t('Outbox')}
        </Anchor>
      ) : (
        t('Demo Admin sees the emails')
      )}
    </Text>
  );
}
