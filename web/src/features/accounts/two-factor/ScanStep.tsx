import { confirmTwoFactor as endpoint } from '@intranet/contract/accounts/two-factor-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { FormButtons } from '@intranet/ui/forms/FormButtons.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { CopyTextButton } from '@intranet/ui/text/CopyTextButton.tsx';
import { Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { confirmTwoFactor, type NewAuthenticator } from '../own/api.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  authenticator: NewAuthenticator;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
  onBusy: (busy: boolean) => void;
}

export function ScanStep({ authenticator: { secret, uri }, onConfirmed, onCancel, onBusy }: Props) {
  const { form, formState } = useSaveForm({
    schema: endpoint.body,
    initialValues: { code: '' },
    send: (body) => {
      onBusy(true);
      return confirmTwoFactor(body);
    },
    saved: null,
    onSaved: (_, { recovery_codes }) => {
      onConfirmed(recovery_codes);
      onBusy(false);
    },
    onFailed: () => onBusy(false),
  });
  return (
    <form noValidate onSubmit={formState.onSubmit}>
      <Stack gap="md">
        <Text size="sm">
          {t(
            'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or the one in your password manager.',
          )}
        </Text>
        <Paper withBorder bg="white" p="xs" ta="center">
          <QrCode content={uri} label={t('QR code for your authenticator app')} />
        </Paper>
        <div>
          <Text size="sm" c="dimmed">
            {t('Or type this key into the app:')}
          </Text>
          <Group gap="xs" justify="space-between">
            <Text component="code" ff="monospace">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Text>
            <CopyTextButton text={secret} label={t('Copy key')} />
          </Group>
        </div>
        <ErrorArea message={formState.problem} />
        <TextInput
          label={t('6-digit code from the app')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormButtons action={t('Turn on')} pending={formState.pending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
