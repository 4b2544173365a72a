import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { saveCodeSecret as saveCodeSecretCall } from '@intranet/contract/vault/endpoints.ts';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { removeCodeSecret, saveCodeSecret, vaultKeys } from '../api.ts';

export function CodeDialog({ entry, onClose }: { entry: VaultEntry; onClose: () => void }) {
  const form = useForm({
    initialValues: { secret: '' },
    validate: schemaResolver(saveCodeSecretCall.body, { sync: true }),
  });
  const { save: write, problem } = useSave({
    form,
    send: (secret: string | null) =>
      secret === null ? removeCodeSecret(entry.id) : saveCodeSecret(entry.id, secret),
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
    secret: true,
  });
  return (
    <Dialog
      onClose={onClose}
      busy={write.isPending}
      dirty={form.isDirty()}
      title={
        <>
          One-time codes of <bdi>{entry.platform}</bdi>
        </>
      }
    >
      <form noValidate onSubmit={form.onSubmit(({ secret }) => write.mutate(secret))}>
        <Stack gap="md">
          <Text size="sm">
            Where the platform offers an authenticator app, it shows a secret beside the QR code.
            With it here, everybody who may open this page can make the codes.
          </Text>
          <PasswordInput
            label={entry.has_code ? 'Another secret' : 'Secret'}
            description="Letters and digits, with or without spaces, or an otpauth:// address"
            data-autofocus
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            disabled={write.isPending}
            {...form.getInputProps('secret')}
          />
          <ErrorArea message={problem} />
          <FormButtons action="Save" pending={write.isPending} onCancel={onClose}>
            {entry.has_code && (
              <Button
                variant="default"
                mr="auto"
                disabled={write.isPending}
                onClick={() => write.mutate(null)}
              >
                Remove the codes
              </Button>
            )}
          </FormButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
