import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmPasswordDialog } from '../ConfirmPasswordForm.tsx';
import { addPasskey } from './api.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <ConfirmPasswordDialog
      title="Add a passkey"
      call={(password) => addPasskey(name.trim() || 'Passkey', password)}
      action="Continue"
      onClose={onClose}
    >
      <Text size="sm">
        Your browser will ask for a finger, a face or a PIN, and keep the passkey on this device or
        in its password manager.
      </Text>
      <TextInput
        label="Name"
        description="For example “Work laptop”"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmPasswordDialog>
  );
}
