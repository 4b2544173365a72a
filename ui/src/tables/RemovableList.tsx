import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNotifiedSave } from '../feedback/use-notified-save.ts';
import type { Refresh } from '../forms/use-save.ts';
import classes from './RemovableList.module.css';

interface Props<Item> {
  label: string;
  items: readonly Item[];
  /** Shown instead of an empty list. */
  empty: string;
  render: (item: Item) => ReactNode;
  /** The name of an item's button, after "Remove". */
  nameOf: (item: Item) => string;
  remove: (item: Item) => Promise<{ message: string }>;
  /** Adds a removed item again (D61). */
  restore: (item: Item) => Promise<unknown>;
  refresh: Refresh;
}

export function RemovableList<Item extends { id: number }>(props: Props<Item>) {
  const { items, remove, restore, refresh } = props;
  const { send, sending } = useNotifiedSave(remove, refresh, {
    refreshAfterFailure: true,
    undo: restore,
  });
  const frame = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  // The pressed button goes with its row, so the focus moves to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the items change
  useEffect(() => {
    const index = removedAt.current;
    removedAt.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const buttons = frame.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? frame.current)?.focus();
  }, [items]);
  return (
    <div ref={frame} tabIndex={-1}>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {props.empty}
        </Text>
      ) : (
        <ul className={classes.list} aria-label={props.label}>
          {items.map((item, index) => (
            <li key={item.id}>
              <Group gap="sm" wrap="nowrap" flex={1} miw={0}>
                {props.render(item)}
              </Group>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Remove {item}', { item: props.nameOf(item) })}
                loading={sending?.id === item.id}
                onClick={() => {
                  removedAt.current = index;
                  send(item);
                }}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
