import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Department } from '@intranet/contract/links/departments.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import { listItems } from '@intranet/contract/links/items.ts';
import type { Provider } from '@intranet/contract/links/providers.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { AddButton } from '@intranet/ui/tables/AddButton.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import type { RowMenuItem } from '@intranet/ui/tables/row-edit/RowMenu.tsx';
import { Anchor, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import {
  IconEye,
  IconEyeOff,
  IconFolderPlus,
  IconHistory,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { linksKeys } from '../../api.ts';
import { checkItem, editItem } from './api.ts';
import { type Dragging, ItemRow } from './ItemRow.tsx';
import { bodyOf, isSetUp, valuesOf } from './item-form.ts';
import { useOrder } from './use-order.ts';

export type ItemDialogName = 'edit' | 'readers' | 'remove';

interface Props {
  department: Department;
  items: readonly ItemSettings[];
  providers: readonly Provider[];
  /** The number of unsolved problems by the item's id. */
  problems: ReadonlyMap<number, number>;
  onAdd: () => void;
  onOpen: (dialog: ItemDialogName, item: ItemSettings) => void;
}

/** @param onDrop gets the dragged item and the one whose place it takes, by their ids */
function useDragging(onDrop: (dragged: number, target: number) => void): Dragging {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    id: dragged,
    start: setDragged,
    over: setTarget,
    drop: () => {
      if (dragged !== null && target !== null) onDrop(dragged, target);
      end();
    },
    end,
  };
}

function SpecifiedItems({ department }: { department: Department }) {
  const names = listItems(department.id, { role: 'admin' }, 'menu').map(({ label }) => t(label));
  return (
    <Group gap="4px 12px">
      <Text size="sm" c="dimmed">
        {t('These come first, in a fixed order: {names}.', { names: names.join(', ') })}
      </Text>
      <Anchor component={Link} to={department.adminPath} size="sm">
        {t('Their addresses')}
      </Anchor>
    </Group>
  );
}

export function DepartmentItems(props: Props) {
  const { department, items, providers, problems, onAdd, onOpen } = props;
  const { move, announcement } = useOrder(department.id);
  const dragging = useDragging((dragged, target) => {
    const item = items.find(({ id }) => id === dragged);
    if (item) move(item, (ids) => ids.indexOf(target));
  });
  const navigate = useNavigate();
  const hide = useNotifiedSave(
    (item: ItemSettings) =>
      editItem(item.id, {
        ...bodyOf({ ...valuesOf(item), hidden: !item.hidden }),
        version: item.version,
      }),
    linksKeys.refresh,
    { refreshAfterFailure: true },
  );
  const check = useNotifiedSave(checkItem, linksKeys.refresh, { refreshAfterFailure: true });
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: number; by: string } | null>(null);
  // A moved row may lose the focus, which its button needs for the next press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    list.current
      ?.querySelector<HTMLElement>(`[data-item="${id}"] [data-move="${by}"]`)
      ?.focus({ preventScroll: true });
    moved.current = null;
  }, [items]);

  const menuOf = (item: ItemSettings): RowMenuItem[] => [
    { label: t('Edit'), Icon: IconPencil, onClick: () => onOpen('edit', item) },
    {
      label: t('Who can see this?'),
      Icon: IconUsers,
      onClick: () => onOpen('readers', item),
    },
    {
      label: item.hidden ? t('Show') : t('Hide'),
      Icon: item.hidden ? IconEye : IconEyeOff,
      onClick: () => hide.send(item),
    },
    ...(item.provider === null
      ? [{ label: t('Check the address'), Icon: IconRefresh, onClick: () => check.send(item.id) }]
      : []),
    {
      label: t('History'),
      Icon: IconHistory,
      onClick: () => void navigate({ to: '/audit', search: { person: item.name } }),
    },
    {
      label: t('Remove'),
      Icon: IconTrash,
      danger: true,
      onClick: () => onOpen('remove', item),
    },
  ];

  return (
    <Stack gap="md">
      <SpecifiedItems department={department} />
      {items.length === 0 ? (
        <EmptyState
          text={t('No items have been added here')}
          filtered={false}
          icon={IconFolderPlus}
        />
      ) : (
        <Paper withBorder>
          <ul
            ref={list}
            className={lines.lines ?? ''}
            aria-label={t('Items of {department}', { department: t(department.label) })}
          >
            {items.map((item, index) => (
              <ItemRow
                key={item.id}
                item={item}
                isSetUp={isSetUp(item, providers)}
                problems={problems.get(item.id) ?? 0}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => {
                  moved.current = { id: item.id, by: by < 0 ? 'up' : 'down' };
                  move(item, (ids) => ids.indexOf(item.id) + by);
                }}
                dragging={dragging}
                menu={menuOf(item)}
              />
            ))}
          </ul>
        </Paper>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Group>
        <AddButton onClick={onAdd}>{t('Add item')}</AddButton>
      </Group>
    </Stack>
  );
}
