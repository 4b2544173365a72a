import { currentPasswordSchema } from '@intranet/contract/accounts/schemas.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { FormButtons } from '@intranet/ui/forms/FormButtons.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { PasswordInput, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { accountsKeys } from './api.ts';

const schema = z.object({ current_password: currentPasswordSchema });

interface Props<T> {
  children: ReactNode;
  action: string;
  danger?: boolean;
  call: (body: z.output<typeof schema>) => Promise<T>;
  onDone: (reply: T) => void;
  onCancel: () => void;
  /** Called when the request starts and ends, so codes shown only once stay open. */
  onBusy?: (busy: boolean) => void;
}

export function ConfirmPasswordForm<T>(props: Props<T>) {
  const { children, action, danger, call, onDone, onCancel, onBusy } = props;
  const { form, formState } = useSaveForm({
    schema,
    initialValues: { current_password: '' },
    send: (body) => {
      onBusy?.(true);
      return call(body);
    },
    saved: null,
    onSaved: (_, reply) => {
      onDone(reply);
      onBusy?.(false);
    },
    onFailed: () => onBusy?.(false),
  });
  return (
    <form noValidate onSubmit={formState.onSubmit}>
      <Stack gap="md">
        {children}
        <ErrorArea message={formState.problem} />
        <PasswordInput
          label={t('Current password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('current_password')}
        />
        <FormButtons {...{ action, danger, onCancel }} pending={formState.pending} />
      </Stack>
    </form>
  );
}

interface DialogProps
  extends Pick<Props<{ message: string }>, 'children' | 'action' | 'danger' | 'call'> {
  title: string;
  onClose: () => void;
}

export function ConfirmPasswordDialog({ title, onClose, ...form }: DialogProps) {
  const queryClient = useQueryClient();
  return (
    <Dialog onClose={onClose} title={title}>
      <ConfirmPasswordForm
        {...form}
        onCancel={onClose}
        onDone={({ message }) => {
          notifySuccess(message);
          void accountsKeys.refresh(queryClient);
          onClose();
        }}
      />
    </Dialog>
  );
}
