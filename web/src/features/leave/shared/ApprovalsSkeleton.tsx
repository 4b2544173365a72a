import { Skeleton } from '@mantine/core';
import classes from './ApprovalsToday.module.css';

/** As high as the rows to come. */
export function ApprovalsSkeleton({ count }: { count: number }) {
  return (
    <div className={classes.list} aria-busy="true">
      {Array.from({ length: count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
        <Skeleton key={nth} height={56} mb={8} />
      ))}
    </div>
  );
}
