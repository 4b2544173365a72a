import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmPasswordDialog } from '../ConfirmPasswordForm.tsx';
import { addPasskey } from './api.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <ConfirmPasswordDialog
      title={t('Add a passkey')}
      call={(body) => addPasskey(name.trim() || t('Passkey'), body)}
      action={t('Continue')}
      onClose={onClose}
    >
      <Text size="sm">
        {t(
          'Your browser will ask for your fingerprint, face or PIN, then save the passkey on this device or in its password manager.',
        )}
      </Text>
      <TextInput
        label={t('Name')}
        description={t('For example “Work laptop”')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmPasswordDialog>
  );
}
