import { Skeleton } from '@mantine/core';
import classes from './ChartSkeleton.module.css';

const NAMES = [120, 96, 136, 112, 144, 104, 128];
const ROWS = Array.from({ length: 35 }, (_, row) => ({ row, width: NAMES[row % NAMES.length] }));

/** As high as the bar above the chart, so that nothing moves when the day is known. */
export const BarSkeleton = () => <Skeleton className={classes.bar} />;

export function ChartSkeleton() {
  return (
    <div className={classes.chart} data-skeleton="chart">
      {ROWS.map(({ row, width }) => (
        <div key={row} className={classes.row}>
          <Skeleton height={10} width={width} maw="80%" />
        </div>
      ))}
    </div>
  );
}
