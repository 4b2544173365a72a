import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import classes from './data-table.module.css';

/** For lists without a specified empty sentence. */
export const NOTHING_MATCHES = t('Nothing matches these filters.');

interface Props {
  text: string;
  filtered: boolean;
  onClearFilters: (() => void) | undefined;
}

/** Replaces the rows when there are none or the filters hide all. */
export function EmptyState({ text, filtered, onClearFilters }: Props) {
  const Icon = filtered ? IconFilterOff : IconInbox;
  return (
    <div className={classes.empty}>
      <Icon size={32} stroke={1.5} aria-hidden />
      <Group gap="sm" justify="center">
        <Text>{text}</Text>
        {filtered && onClearFilters && (
          <Button variant="default" size="xs" onClick={onClearFilters}>
            {t('Show all')}
          </Button>
        )}
      </Group>
    </div>
  );
}
