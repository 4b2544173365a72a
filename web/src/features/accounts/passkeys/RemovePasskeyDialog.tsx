import type { Passkey } from '@intranet/contract/accounts/own-endpoints.ts';
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
      title={`Remove ${passkey.name}?`}
      call={(password) => removePasskey(passkey.id, password)}
      action="Remove"
      danger
      onClose={onClose}
    >
      <Text size="sm">You won’t be able to sign in here with this passkey any more.</Text>
    </ConfirmPasswordDialog>
  );
}
