import type { ModalProps } from '@mantine/core';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
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

const SHEET = {
  inner: classes.inner ?? '',
  content: classes.content ?? '',
  body: classes.body ?? '',
};

/** A form in a dialog. On a phone it fills the window, and its buttons stay in view. */
export function FormDialog({ action, note, extraButton, children, ...props }: Props) {
  const { pending, problem, onSubmit, onClose, ...dialog } = props;
  return (
    <Dialog onClose={onClose} busy={pending} classNames={SHEET} {...dialog}>
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        <Stack gap="md" className={classes.fields ?? ''}>
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
