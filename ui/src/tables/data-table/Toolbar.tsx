import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { MenuAction } from './ExportMenu.tsx';
import { countedOf, type Noun } from './noun.ts';

interface Props {
  shown: number;
  total: number;
  /** A higher number of entries means that there are more. */
  maxCount?: number | undefined;
  noun: Noun;
  state: 'known' | 'loading' | 'failed';
  search?: ReactNode;
  filters?: ReactNode;
  children?: ReactNode;
}

/** The bar above a table: the number of entries, announced when it changes, filters and exports. */
export function Toolbar(props: Props) {
  const { shown, total, maxCount, noun, state, search, filters, children } = props;
  return (
    <Group align="flex-start" gap={8} mb="sm" className={classes.toolbar ?? ''}>
      {search}
      <Group gap={8} className={classes.end ?? ''}>
        {filters}
        <Text component="p" size="sm" c="dimmed" role="status" className={classes.count}>
          {state === 'loading' && t('Loading…')}
          {state === 'known' && total > 0 && countedOf(shown, total, noun, maxCount)}
        </Text>
        {children}
      </Group>
    </Group>
  );
}

export interface ListAction extends MenuAction {
  /** On a phone, the other actions move to the menu of exports, if the list has one. */
  primary?: boolean;
}

export function ToolbarButtons({ actions }: { actions: readonly ListAction[] }) {
  return actions.map(({ label, Icon, primary = false, ...button }) => (
    <Button
      key={label}
      variant={primary ? 'filled' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      {...button}
    >
      {label}
    </Button>
  ));
}
