import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { accountsKeys } from '../api.ts';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { disableTwoFactor } from './api.ts';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <Dialog onClose={onClose} title="Turn off two-factor sign-in">
      <ConfirmPasswordForm
        call={disableTwoFactor}
        submit={{ label: 'Turn off', color: 'red.8' }}
        onCancel={onClose}
        onDone={({ message }) => {
          notifySuccess(message);
          onClose();
          void accountsKeys.refresh(queryClient);
        }}
      >
        <Text size="sm">
          Your password alone will open your account again. The app and the recovery codes that you
          have now will work no more.
        </Text>
      </ConfirmPasswordForm>
    </Dialog>
  );
}
