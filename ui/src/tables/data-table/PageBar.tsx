import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The number of the first entry on this page, from 1. */
  first: number;
  last: number;
  total: number;
  /** A higher total means that there are more. */
  maxCount?: number;
  /** True if paper has this page only, so that it must say so. */
  printed?: boolean;
  children: ReactNode;
}

function rangeOf({ first, last, total, maxCount = total }: Props): string {
  return total > maxCount
    ? t('{first, number}–{last, number} of more than {total, number}', {
        first,
        last,
        total: maxCount,
      })
    : t('{first, number}–{last, number} of {total, number}', { first, last, total });
}

/** The shown range of a long list, beside the buttons that lead to its other pages. */
export const PageBar = ({ printed = false, ...props }: Props) => (
  <Group
    component="nav"
    aria-label={t('Pages of {list}', { list: props.label })}
    {...(!printed && { 'data-print': 'hide' })}
    justify="space-between"
    mt="xs"
  >
    <Text size="sm" c="dimmed">
      {rangeOf(props)}
    </Text>
    {props.children}
  </Group>
);
