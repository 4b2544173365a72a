import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { countText, type Noun } from './count-text.ts';
import classes from './data-table.module.css';

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
