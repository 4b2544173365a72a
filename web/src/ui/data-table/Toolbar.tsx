import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

const numbers = new Intl.NumberFormat('en-GB');

/** '123 rows', or '12 of 123 rows' when filters hide some. */
function countText(shown: number, total: number): string {
  const rows = total === 1 ? 'row' : 'rows';
  const all = `${numbers.format(total)} ${rows}`;
  return shown === total ? all : `${numbers.format(shown)} of ${all}`;
}

/** Above the table: how many rows are shown, said aloud when it changes, and the exports. */
export function Toolbar({
  shown,
  total,
  state,
  children,
}: {
  shown: number;
  total: number;
  /** Without rows there is nothing to count, unless that there are none is known. */
  state: 'known' | 'loading' | 'failed';
  children?: ReactNode;
}) {
  return (
    <div className={classes.toolbar}>
      <Text component="p" size="sm" role="status" className={classes.count}>
        {state === 'loading' && 'Loading…'}
        {state === 'known' && countText(shown, total)}
      </Text>
      {children}
    </div>
  );
}
