import { Button, Text } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import classes from './data-table.module.css';

/** What stands in place of rows: there are none at all, or the filters hide them. */
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
      <Text>{text}</Text>
      {filtered && onClearFilters && (
        <Button variant="default" size="xs" onClick={onClearFilters}>
          Show all
        </Button>
      )}
    </div>
  );
}
