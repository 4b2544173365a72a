import { Group, Paper, Skeleton } from '@mantine/core';
import classes from './ChartSkeleton.module.css';

const NAMES = [120, 96, 136, 112, 144, 104, 128];
const ROWS = Array.from({ length: 35 }, (_, row) => ({ row, width: NAMES[row % NAMES.length] }));

/** As high as the bar above the chart, so that nothing moves when the day is known. */
export const BarSkeleton = () => (
  <Skeleton maw={340} h={{ base: 44, sm: 36 }} mt={{ base: 4, sm: 0 }} />
);

export function ChartSkeleton() {
  return (
    <Paper withBorder pt={56} className={classes.chart} data-skeleton="chart">
      {ROWS.map(({ row, width }) => (
        <Group key={row} h={{ base: 36, sm: 28 }} px={12}>
          <Skeleton height={10} width={width} />
        </Group>
      ))}
    </Paper>
  );
}
