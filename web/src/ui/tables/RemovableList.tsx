import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Refresh } from '#core/query-keys.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import classes from './RemovableList.module.css';
import { SettlingList } from './SettlingList.tsx';

interface Props<Item> {
  label: string;
  items: readonly Item[];
  /** Shown instead of an empty list. */
  empty: string;
  render: (item: Item) => ReactNode;
  /** The name of an item's button, after "Remove". */
  nameOf: (item: Item) => string;
  question: string;
  consequenceOf: (item: Item) => ReactNode;
  send: (id: number) => Promise<{ message: string }>;
  refresh: Refresh;
}

export function RemovableList<Item extends { id: number }>(props: Props<Item>) {
  const { items, consequenceOf, send } = props;
  const [removing, setRemoving] = useState<Item | null>(null);
  return (
    <>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {props.empty}
        </Text>
      ) : (
        <SettlingList className={classes.list} aria-label={props.label}>
          {items.map((item) => (
            <li key={item.id}>
              <div className={classes.content}>{props.render(item)}</div>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Remove {item}', { item: props.nameOf(item) })}
                onClick={() => setRemoving(item)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </SettlingList>
      )}
      {removing && (
        <ConfirmDialog
          title={props.question}
          action={t('Remove')}
          send={() => send(removing.id)}
          refresh={props.refresh}
          onClose={() => setRemoving(null)}
        >
          {consequenceOf(removing)}
        </ConfirmDialog>
      )}
    </>
  );
}
