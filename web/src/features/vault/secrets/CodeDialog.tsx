import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  saveCodeSecret as saveCodeSecretCall,
  type VaultEntry,
} from '@intranet/contract/vault/endpoints.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Button, PasswordInput, Text } from '@mantine/core';
import { removeCodeSecret, saveCodeSecret, vaultKeys } from '../api.ts';

interface Values extends Record<string, unknown> {
  secret: string | null;
}

export function CodeDialog({ entry, onClose }: { entry: VaultEntry; onClose: () => void }) {
  const { form, formState, send } = useSaveForm<Values>({
    schema: saveCodeSecretCall.body,
    initialValues: { secret: '' },
    send: ({ secret }) =>
      secret === null ? removeCodeSecret(entry.id) : saveCodeSecret(entry.id, secret),
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
    secret: true,
  });
  return (
    <FormDialog
      {...formState}
      title={<bdi>{t('One-time codes of {platform}', { platform: entry.platform })}</bdi>}
      action={t('Save')}
      extraButton={
        entry.has_code && (
          <Button
            variant="default"
            mr="auto"
            disabled={formState.pending}
            onClick={() => send({ secret: null })}
          >
            {t('Remove codes')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Text size="sm">
        {t(
          'Paste the setup key shown beside the platform’s QR code. Everyone with access to this entry can then generate codes.',
        )}
      </Text>
      <PasswordInput
        label={entry.has_code ? t('New setup key') : t('Setup key')}
        description={t('Letters and digits, with or without spaces, or an otpauth:// link')}
        data-autofocus
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('Show what you typed'), tabIndex: 0 }}
        disabled={formState.pending}
        {...form.getInputProps('secret')}
      />
    </FormDialog>
  );
}
