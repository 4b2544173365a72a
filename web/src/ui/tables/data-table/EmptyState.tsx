import { Button, Group, Text } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import classes from './data-table.module.css';

/** For lists whose empty sentence the specification does not name. */
export const NOTHING_MATCHES = 'Nothing matches these filters.';

/** Replaces the entries: there are none, or the filters hide all of them. */
export function EmptyState({
  text,
  filtered,
  onClearFilters,
}: {
  text: string;
  filtered: boolean;
  onClearFilters: (() => void) | undefined;
}) {
  const Icon = filtered ? IconFilterOff : IconInbox;
  return (
    <div className={classes.empty}>
      <Icon size={32} stroke={1.5} aria-hidden />
      <Group gap="sm" justify="center">
        <Text>{text}</Text>
        {filtered && onClearFilters && (
          <Button variant="default" size="xs" onClick={onClearFilters}>
            Show all
          </Button>
        )}
      </Group>
    </div>
  );
}
