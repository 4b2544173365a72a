import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type Noun = readonly [one: string, many: string];

const numbers = new Intl.NumberFormat('en-GB');

/** `1 leave`, `117 leaves`, or `12 of 117 leaves` when filters hide some. */
function countText(shown: number, total: number, [one, many]: Noun): string {
  const all = `${numbers.format(total)} ${total === 1 ? one : many}`;
  return shown === total ? all : `${numbers.format(shown)} of ${all}`;
}

interface Props {
  shown: number;
  total: number;
  noun: Noun;
  state: 'known' | 'loading' | 'failed';
  children?: ReactNode;
}

/** The bar above a table: the number of entries, announced when it changes, and the exports. */
export function Toolbar({ shown, total, noun, state, children }: Props) {
  return (
    <div className={classes.toolbar}>
      <Text component="p" size="sm" role="status" className={classes.count}>
        {state === 'loading' && 'Loading…'}
        {state === 'known' && countText(shown, total, noun)}
      </Text>
      {children}
    </div>
  );
}
