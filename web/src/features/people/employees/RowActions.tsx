import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconListDetails, IconMinus } from '@tabler/icons-react';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { useFocusAfterEdit } from '#ui/tables/row-edit/use-focus-after-edit.ts';
import { useEdit } from './edit-context.ts';

export interface RowPage {
  /** Whose row is being edited in place. */
  editing: string | null;
  /** Cards have room for words. */
  narrow: boolean;
  onEdit: (name: string) => void;
  onStatement: (name: string) => void;
  onDeduct: (name: string) => void;
}

/** What can be done about an employee; while the row is being edited, to keep or to drop it. */
export function RowActions({ name, left, page }: { name: string; left: boolean; page: RowPage }) {
  const editing = page.editing === name;
  const edit = useFocusAfterEdit(editing);

  if (editing) return <EditActions name={name} />;
  const others = [
    { label: 'Statement', Icon: IconListDetails, open: page.onStatement, hidden: false },
    { label: 'Deduct', Icon: IconMinus, open: page.onDeduct, hidden: left },
  ].filter(({ hidden }) => !hidden);
  return (
    <Group gap={6} wrap={page.narrow ? 'wrap' : 'nowrap'}>
      <Button
        ref={edit}
        size="compact-sm"
        variant="light"
        aria-label={`Edit ${name}`}
        disabled={page.editing !== null}
        onClick={() => page.onEdit(name)}
      >
        Edit
      </Button>
      {others.map(({ label, Icon, open }) =>
        page.narrow ? (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            aria-label={`${label} ${name}`}
            onClick={() => open(name)}
          >
            {label}
          </Button>
        ) : (
          <Tooltip key={label} label={label}>
            <ActionIcon
              size={26}
              variant="subtle"
              color="gray"
              aria-label={`${label} ${name}`}
              onClick={() => open(name)}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ),
      )}
    </Group>
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return <RowEditActions name={name} {...{ save, cancel, pending, problem }} />;
}
