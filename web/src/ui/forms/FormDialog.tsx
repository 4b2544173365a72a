import type { ModalProps } from '@mantine/core';
import { Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../Dialog.tsx';
import { ErrorArea } from './ErrorArea.tsx';
import { FormButtons } from './FormButtons.tsx';

interface Props extends Pick<ModalProps, 'title' | 'size' | 'centered' | 'trapFocus'> {
  action: string;
  cancel?: string;
  pending: boolean;
  dirty: boolean;
  problem: string | null;
  note?: ReactNode;
  /** At the start of the buttons. */
  extraButton?: ReactNode;
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({
  action,
  cancel,
  pending,
  dirty,
  problem,
  note,
  extraButton,
  onSubmit,
  onClose,
  children,
  ...dialog
}: Props) {
  return (
    <Dialog onClose={onClose} busy={pending} dirty={dirty} {...dialog}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {children}
          <ErrorArea message={problem} />
          {note}
          <FormButtons {...{ action, cancel, pending }} onCancel={onClose}>
            {extraButton}
          </FormButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
