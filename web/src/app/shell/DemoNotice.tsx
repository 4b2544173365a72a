import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Anchor } from '@mantine/core';
import { pageSetting } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import classes from './DemoNotice.module.css';

/** In the header, or above pages without one. It renders with the page, so that nothing moves later. */
export function DemoNotice({ user }: { user: StoredUser | null }) {
  if (pageSetting('demo') !== 'yes') return null;
  const isAdmin = user?.role === 'admin';
  const about = [t('Fictional data'), !isAdmin && t('Emails go to Demo Admin’s outbox')]
    .filter(Boolean)
    .join(' · ');
  return (
    <aside aria-label={t('Demo')} title={about} className={classes.notice} data-print="hide">
      <StateBadge tone="waiting">{t('Demo')}</StateBadge>{' '}
      {!user && <span className={classes.about}>{about}</span>}
      {isAdmin && (
        <Anchor href="/outbox" inherit c="inherit" underline="always" visibleFrom="lg">
          {t('Outbox')}
        </Anchor>
      )}
    </aside>
  );
}
