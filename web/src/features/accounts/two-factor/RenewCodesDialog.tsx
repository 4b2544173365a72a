import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsKeys } from '../api.ts';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { renewRecoveryCodes } from '../own/api.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function RenewCodesDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      onClose={onClose}
      busy={busy}
      title={t('New recovery codes')}
      closeOnClickOutside={!codes}
      closeOnEscape={!codes}
      withCloseButton={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} username={username} onDone={onClose} />
      ) : (
        <ConfirmPasswordForm
          call={renewRecoveryCodes}
          action={t('Create new codes')}
          onCancel={onClose}
          onBusy={setBusy}
          onDone={({ recovery_codes }) => {
            setCodes(recovery_codes);
            void accountsKeys.refresh(queryClient);
          }}
        >
          <Text size="sm">{t('Your current codes will stop working.')}</Text>
        </ConfirmPasswordForm>
      )}
    </Dialog>
  );
}
