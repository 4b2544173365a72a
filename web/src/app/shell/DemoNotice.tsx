import { t } from '@intranet/contract/core/i18n/t.ts';
import { Anchor, Text } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import classes from './DemoNotice.module.css';

/** In the header, or above pages without one. It renders with the page, so that nothing moves later. */
export function DemoNotice({ user }: { user: StoredUser | null }) {
  if (pageSetting('demo') !== 'yes') return null;
  return (
    <Text
      component="aside"
      aria-label={t('Demo')}
      inherit
      className={classes.notice}
      data-print="hide"
      data-signed-in={user !== null || undefined}
    >
      <strong title={t('Fictional data')}>{t('Demo')}</strong>{' '}
      <span className={classes.about}>{t('Fictional data')} · </span>
      {user?.role === 'admin' ? (
        <Anchor href="/outbox" inherit underline="always">
          {t('Outbox')}
        </Anchor>
      ) : (
        <span className={classes.about}>{t('Emails go to Demo Admin’s outbox')}</span>
      )}
    </Text>
  );
}
