import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog.tsx';

export interface QuestionProps extends Pick<ModalProps, 'centered' | 'lang' | 'closeButtonProps'> {
  title: ReactNode;
  action: string;
  cancel?: string;
  /** Red by default; false for an action that can be undone. */
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action. The focus starts on the button that changes nothing. */
export function QuestionDialog({
  action,
  cancel = t('Cancel'),
  danger = true,
  pending = false,
  onConfirm,
  onClose,
  children,
  ...dialog
}: QuestionProps) {
  return (
    <Dialog onClose={onClose} busy={pending} centered {...dialog}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={pending} onClick={onClose}>
            {cancel}
          </Button>
          <Button {...(danger && { color: 'red.8' })} loading={pending} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
