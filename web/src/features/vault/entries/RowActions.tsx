import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { useFocusAfterEdit } from '#ui/tables/row-edit/use-focus-after-edit.ts';
import { useEdit } from './edit-context.ts';
import { OvertakenNote } from './OvertakenNote.tsx';

export interface RowPage {
  /** Which entry's row is being edited in place. */
  editing: number | null;
  /** Cards have room for words. */
  narrow: boolean;
  onEdit: (id: number) => void;
  onHistory: (id: number) => void;
  onDelete: (id: number) => void;
  onCode: (id: number) => void;
}

/** What can be done about an entry; while its row is being edited, to keep or to drop it. */
export function RowActions({ entry, page }: { entry: VaultEntry; page: RowPage }) {
  const { id, platform } = entry;
  const editing = page.editing === id;
  const edit = useFocusAfterEdit(editing);

  if (editing) return <EditActions platform={platform} />;
  const busy = page.editing !== null;
  const actions = [
    { label: 'Edit', Icon: IconPencil, open: page.onEdit, disabled: busy },
    { label: 'History', Icon: IconHistory, open: page.onHistory, disabled: false },
    { label: 'Delete', Icon: IconTrash, open: page.onDelete, disabled: false },
  ];
  return (
    <Group gap={page.narrow ? 6 : 2} wrap={page.narrow ? 'wrap' : 'nowrap'}>
      {actions.map(({ label, Icon, open, disabled }) => {
        const name = `${label} ${platform}`;
        const shared = {
          ref: label === 'Edit' ? edit : undefined,
          'aria-label': name,
          disabled,
          onClick: () => open(id),
        };
        return page.narrow ? (
          <Button key={label} size="compact-sm" variant="default" {...shared}>
            {label}
          </Button>
        ) : (
          <Tooltip key={label} label={label}>
            <ActionIcon size={28} variant="subtle" color="gray" {...shared}>
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </Group>
  );
}

function EditActions({ platform }: { platform: string }) {
  const { save, cancel, pending, problem, overtaken, takeTheirs } = useEdit();
  return (
    <RowEditActions name={platform} {...{ save, cancel, pending, problem }}>
      {overtaken && <OvertakenNote theirs={overtaken} disabled={pending} onTake={takeTheirs} />}
    </RowEditActions>
  );
}
