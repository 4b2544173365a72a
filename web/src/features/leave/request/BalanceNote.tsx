import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useFirstUse } from '#ui/late/use-first-use.ts';
import classes from './LeaveForm.module.css';

const BalanceToday = lazy(() =>
  import('./LeaveOverview.tsx').then(({ BalanceToday }) => ({ default: BalanceToday })),
);

const WAITING = <Skeleton className={classes.waiting} />;

/** The same value as in LeaveForm.module.css. */
export const useTwoColumns = () =>
  useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });

export function BalanceNote() {
  return (
    <div className={classes.balance}>
      {useFirstUse() ? (
        <Suspense fallback={WAITING}>
          <BalanceToday />
        </Suspense>
      ) : (
        WAITING
      )}
    </div>
  );
}
