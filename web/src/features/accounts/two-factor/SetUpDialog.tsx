import { t } from '@intranet/contract/core/i18n/t.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmPasswordForm } from '../ConfirmPasswordForm.tsx';
import { beginTwoFactor, type NewAuthenticator } from '../own/api.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

const TITLES = {
  password: t('Two-factor sign-in: 1 of 3'),
  scan: t('Connect your app: 2 of 3'),
  codes: t('Recovery codes: 3 of 3'),
};

export function SetUpDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [authenticator, setAuthenticator] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const step = codes ? 'codes' : authenticator ? 'scan' : 'password';
  return (
    <Dialog
      onClose={onClose}
      busy={busy}
      title={TITLES[step]}
      // An accidental click must not close codes that are shown only once.
      closeOnClickOutside={step === 'password'}
      closeOnEscape={step !== 'codes'}
      withCloseButton={step !== 'codes'}
    >
      {step === 'password' && (
        <ConfirmPasswordForm
          call={beginTwoFactor}
          action={t('Continue')}
          onDone={setAuthenticator}
          onCancel={onClose}
          onBusy={setBusy}
        >
          <Text size="sm">
            {t(
              'Once it’s on, signing in with your password also asks for a code from an app on your phone. Your other devices will be signed out.',
            )}
          </Text>
        </ConfirmPasswordForm>
      )}
      {step === 'scan' && authenticator && (
        <ScanStep
          authenticator={authenticator}
          onCancel={onClose}
          onBusy={setBusy}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            // A required second factor blocked other requests until now, so they are repeated.
            void queryClient.invalidateQueries();
          }}
        />
      )}
      {step === 'codes' && codes && (
        <RecoveryCodes
          codes={codes}
          username={username}
          onDone={() => {
            notifySuccess(t('Two-factor sign-in is on'));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
