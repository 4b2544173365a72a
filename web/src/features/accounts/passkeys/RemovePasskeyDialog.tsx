import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Text } from '@mantine/core';
import { ConfirmPasswordDialog } from '../ConfirmPasswordForm.tsx';
import { removePasskey } from './api.ts';

interface Props {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, onClose }: Props) {
  return (
    <ConfirmPasswordDialog
      title={t('Remove {name}?', { name: passkey.name })}
      call={(body) => removePasskey(passkey.id, body)}
      action={t('Remove')}
      danger
      onClose={onClose}
    >
      <Text size="sm">{t('You’ll no longer be able to sign in with this passkey.')}</Text>
    </ConfirmPasswordDialog>
  );
}
