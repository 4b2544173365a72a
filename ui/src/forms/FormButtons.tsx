import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  action: string;
  danger?: boolean | undefined;
  pending: boolean;
  /** Without it, the button submits its form. */
  onConfirm?: () => void;
  cancel?: string | undefined;
  onCancel: () => void;
  /** At the start of the buttons. */
  children?: ReactNode;
}

/** Cancel and the action. The focus of a question starts on the button that changes nothing. */
export function FormButtons(props: Props) {
  const { action, danger = false, pending, onConfirm, cancel = t('Cancel'), onCancel } = props;
  return (
    <Group justify="flex-end" gap="sm">
      {props.children}
      <Button
        variant="default"
        disabled={pending}
        onClick={onCancel}
        {...(onConfirm && { 'data-autofocus': true })}
      >
        {cancel}
      </Button>
      <Button
        {...(danger && { color: 'red.8' })}
        {...(onConfirm ? { onClick: onConfirm } : { type: 'submit' })}
        loading={pending}
      >
        {action}
      </Button>
    </Group>
  );
}
