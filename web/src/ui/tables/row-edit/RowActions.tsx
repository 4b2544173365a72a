import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';

interface Action {
  label: string;
  Icon: Icon;
  onClick: () => void;
}

interface Props {
  name: string;
  /** Replaces the buttons while this row is edited. */
  editActions: ReactNode | null;
  onEdit: () => void;
  /** True while another row is edited. */
  editDisabled: boolean;
  EditIcon?: Icon;
  others?: readonly Action[];
  narrow?: boolean;
}

/** A row's buttons. Edit begins editing in place, and regains the focus afterwards. */
export function RowActions({
  name,
  editActions,
  onEdit,
  editDisabled,
  EditIcon,
  others = [],
  narrow = false,
}: Props) {
  const edit = useFocusAfterEdit(editActions !== null);
  if (editActions !== null) return editActions;
  const label = `Edit ${name}`;
  return (
    <Group gap={6} wrap={narrow ? 'wrap' : 'nowrap'}>
      {EditIcon && !narrow ? (
        <Tooltip label="Edit">
          <ActionIcon
            ref={edit}
            size={26}
            variant="subtle"
            color="gray"
            aria-label={label}
            disabled={editDisabled}
            onClick={onEdit}
          >
            <EditIcon size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button
          ref={edit}
          size="compact-sm"
          variant="light"
          aria-label={label}
          disabled={editDisabled}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
      {others.map((action) => (
        <OtherAction key={action.label} name={name} narrow={narrow} {...action} />
      ))}
    </Group>
  );
}

function OtherAction({
  name,
  narrow,
  label,
  Icon,
  onClick,
}: Action & { name: string; narrow: boolean }) {
  const shared = { 'aria-label': `${label} ${name}`, onClick };
  return narrow ? (
    <Button size="compact-sm" variant="default" {...shared}>
      {label}
    </Button>
  ) : (
    <Tooltip label={label}>
      <ActionIcon size={26} variant="subtle" color="gray" {...shared}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
