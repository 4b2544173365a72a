import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { accountsKeys } from '../api.ts';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { removePasskey } from './api.ts';

export function RemovePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  return (
    <Dialog onClose={onClose} title={`Remove ${passkey.name}?`}>
      <ConfirmPasswordForm
        call={(password) => removePasskey(passkey.id, password)}
        submit={{ label: 'Remove', color: 'red.8' }}
        onCancel={onClose}
        onDone={({ message }) => {
          notifySuccess(message);
          void accountsKeys.refresh(queryClient);
          onClose();
        }}
      >
        <Text size="sm">You won’t be able to sign in here with this passkey any more.</Text>
      </ConfirmPasswordForm>
    </Dialog>
  );
}
