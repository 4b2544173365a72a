import type { ModalProps } from '@mantine/core';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useBelow } from '../theme/breakpoints.ts';
import { ErrorArea } from './ErrorArea.tsx';
import { FormButtons } from './FormButtons.tsx';
import classes from './FormDialog.module.css';
import type { FormState } from './use-save-form.ts';

interface Props extends FormState, Pick<ModalProps, 'title' | 'size' | 'trapFocus'> {
  action: string;
  note?: ReactNode;
  extraButton?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. On a phone it fills the window, and its buttons stay in view. */
export function FormDialog({ action, note, extraButton, children, ...props }: Props) {
  const { pending, problem, onSubmit, onClose, ...dialog } = props;
  const phone = useBelow('sm');
  return (
    <Dialog onClose={onClose} busy={pending} fullScreen={phone} {...dialog}>
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        <Stack gap="md" pb="md">
          {children}
          <ErrorArea message={problem} />
          {note}
        </Stack>
        <div className={classes.footer}>
          <FormButtons {...{ action, pending }} onCancel={onClose}>
            {extraButton}
          </FormButtons>
        </div>
      </form>
    </Dialog>
  );
}
