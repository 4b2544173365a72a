import { t } from '@intranet/contract/core/i18n/t.ts';
import { Skeleton } from '@mantine/core';
import classes from './PageSkeleton.module.css';

/** Stands for the page until the server has confirmed who is signed in. */
export function PageSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label={t('Loading…')} aria-busy="true">
      <Skeleton height={36} width={220} />
      <Skeleton height={20} width="min(420px, 100%)" />
      <Skeleton height={180} mt={8} />
      <Skeleton height={180} />
    </div>
  );
}
