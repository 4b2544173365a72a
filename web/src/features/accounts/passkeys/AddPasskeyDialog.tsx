import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { accountsKeys } from '../api.ts';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { addPasskey } from './api.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  return (
    <Dialog onClose={onClose} title="Add a passkey">
      <ConfirmPasswordForm
        call={(password) => addPasskey(name.trim() || 'Passkey', password)}
        submit={{ label: 'Continue' }}
        onCancel={onClose}
        onDone={({ message }) => {
          notifySuccess(message);
          void accountsKeys.refresh(queryClient);
          onClose();
        }}
      >
        <Text size="sm">
          Your browser will ask for a finger, a face or a PIN, and keep the passkey on this device
          or in its password manager.
        </Text>
        <TextInput
          label="Name"
          description="For example “Work laptop”"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </ConfirmPasswordForm>
    </Dialog>
  );
}
