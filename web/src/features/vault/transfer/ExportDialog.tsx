import { exportPasswords as exportPasswordsCall } from '@intranet/contract/vault/transfer-endpoints.ts';
import { Alert, List, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { FormButtons } from '#ui/forms/FormButtons.tsx';
import { useSave } from '#ui/forms/use-save.ts';
import { saveFile } from '#ui/tables/data-table/save-file.ts';
import { exportPasswords, vaultKeys } from '../api.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = useQuery(siteQuery).data?.today;
  const form = useForm({
    initialValues: { password: '' },
    validate: schemaResolver(exportPasswordsCall.body, { sync: true }),
  });
  const { save: exporting, problem } = useSave({
    form,
    send: exportPasswords,
    refresh: vaultKeys.refresh,
    saved: () => 'All passwords are exported. Delete the file when it is no longer needed.',
    onSaved: (_, file) => {
      saveFile(['pipeline-passwords', today].filter(Boolean).join('-').concat('.csv'), file);
      onClose();
    },
    secret: true,
  });
  return (
    <Dialog
      onClose={onClose}
      busy={exporting.isPending}
      dirty={form.isDirty()}
      title="Export all passwords"
    >
      <form noValidate onSubmit={form.onSubmit(({ password }) => exporting.mutate(password))}>
        <Stack gap="md">
          <Alert
            color="orange"
            role="note"
            icon={<IconAlertTriangle aria-hidden />}
            title="The file holds every password in clear"
          >
            <List size="sm" spacing={4}>
              <List.Item>A CSV file with platform, link, user, password and code secret</List.Item>
              <List.Item>Whoever has the file has all of them</List.Item>
              <List.Item>The export is recorded, and counts as a reading of each one</List.Item>
              <List.Item>Import takes the file back, just as it is</List.Item>
            </List>
          </Alert>
          <PasswordInput
            label="Your own password"
            description="The one you sign in to the intranet with"
            data-autofocus
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            disabled={exporting.isPending}
            {...form.getInputProps('password')}
          />
          <ErrorArea message={problem} />
          <FormButtons action="Export" pending={exporting.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
