import { type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormButtons } from '../forms/FormButtons.tsx';
import { DialogWindow } from './DialogWindow.tsx';

export interface QuestionProps extends Pick<ModalProps, 'lang' | 'closeButtonProps'> {
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

export function QuestionDialog({ action, cancel, danger = true, ...props }: QuestionProps) {
  const { pending = false, onConfirm, onClose, children, ...dialog } = props;
  return (
    <DialogWindow onClose={onClose} busy={pending} {...dialog}>
      <Stack gap="md">
        {children}
        <FormButtons {...{ action, cancel, danger, pending, onConfirm }} onCancel={onClose} />
      </Stack>
    </DialogWindow>
  );
}
