import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import { countedOf, type Noun } from './noun.ts';

interface Props {
  shown: number;
  total: number;
  noun: Noun;
  state: 'known' | 'loading' | 'failed';
  filters?: ReactNode;
  children?: ReactNode;
}

/** The bar above a table: the number of entries, announced when it changes, filters and exports. */
export function Toolbar({ shown, total, noun, state, filters, children }: Props) {
  return (
    <div className={classes.toolbar}>
      <div className={classes.about}>
        <Text component="p" size="sm" role="status" className={classes.count}>
          {state === 'loading' && t('Loading…')}
          {state === 'known' && countedOf(shown, total, noun)}
        </Text>
        {filters}
      </div>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}
