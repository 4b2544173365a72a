import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RowMenu, type RowMenuItem } from './RowMenu.tsx';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';

interface Props {
  name: string;
  /** Replaces the buttons while this row is edited. */
  editActions: ReactNode | null;
  onEdit: () => void;
  editDisabled: boolean;
  others?: readonly RowMenuItem[];
  narrow?: boolean;
}

const MAX_BUTTONS = 1;

/** A row's buttons. Edit begins editing in place, and regains the focus afterwards. */
export function RowActions(props: Props) {
  const { name, editActions, onEdit, editDisabled, others = [], narrow = false } = props;
  const edit = useFocusAfterEdit(editActions !== null);
  if (editActions !== null) return editActions;
  const button = {
    'aria-label': t('Edit {name}', { name }),
    disabled: editDisabled,
    onClick: onEdit,
    ref: edit,
  };
  return (
    <Group gap={narrow ? 6 : 4} wrap={narrow ? 'wrap' : 'nowrap'}>
      {!narrow ? (
        <Tooltip label={t('Edit')}>
          <ActionIcon variant="subtle" color="gray" {...button}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : (
        <Button size="xs" variant="default" {...button}>
          {t('Edit')}
        </Button>
      )}
      {!narrow && others.length > MAX_BUTTONS ? (
        <RowMenu name={name} items={others} />
      ) : (
        others.map((action) => (
          <OtherAction key={action.label} name={name} narrow={narrow} {...action} />
        ))
      )}
    </Group>
  );
}

interface OtherProps extends RowMenuItem {
  name: string;
  narrow: boolean;
}

function OtherAction({ name, narrow, label, Icon, danger, onClick }: OtherProps) {
  const shared = { 'aria-label': t('{action} {name}', { action: label, name }), onClick };
  return narrow ? (
    <Button
      size="xs"
      variant="default"
      {...(danger && { c: 'var(--mantine-color-error)' })}
      {...shared}
    >
      {label}
    </Button>
  ) : (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" {...shared}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
