import type { ModalProps } from '@mantine/core';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../Dialog.tsx';
import { ErrorArea } from './ErrorArea.tsx';
import { FormButtons } from './FormButtons.tsx';
import type { FormState } from './use-save-form.ts';

interface Props extends FormState, Pick<ModalProps, 'title' | 'size' | 'centered' | 'trapFocus'> {
  action: string;
  cancel?: string;
  note?: ReactNode;
  extraButton?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ action, cancel, note, extraButton, children, ...props }: Props) {
  const { pending, problem, onSubmit, onClose, ...dialog } = props;
  return (
    <Dialog onClose={onClose} busy={pending} {...dialog}>
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
