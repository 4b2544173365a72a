import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { Paper } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props<Row> {
  query: UseQueryResult<Row[]>;
  label: string;
  /** Shown without rows. */
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

/** What waits for somebody: rows with their actions. */
export function PendingList<Row>({ query, label, empty, children }: Props<Row>) {
  const { data } = query;
  return (
    <Pending queries={[query]}>
      {data &&
        (data.length === 0 ? (
          empty
        ) : (
          <Paper component="ul" withBorder className={lines.lines ?? ''} aria-label={label}>
            {data.map(children)}
          </Paper>
        ))}
    </Pending>
  );
}
