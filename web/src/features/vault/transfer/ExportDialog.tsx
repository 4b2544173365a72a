import { exportPasswords as exportPasswordsCall } from '@intranet/contract/vault/transfer-endpoints.ts';
import { Alert, List, PasswordInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { useSaveForm } from '#ui/forms/use-save-form.ts';
import { saveFile } from '#ui/tables/data-table/save-file.ts';
import { exportPasswords, vaultKeys } from '../api.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = useQuery(siteQuery).data?.today;
  const { form, formState } = useSaveForm({
    schema: exportPasswordsCall.body,
    initialValues: { password: '' },
    send: ({ password }) => exportPasswords(password),
    refresh: vaultKeys.refresh,
    saved: () => 'All passwords are exported. Delete the file when it is no longer needed.',
    onSaved: (_, file) => {
      saveFile(['pipeline-passwords', today].filter(Boolean).join('-').concat('.csv'), file);
      onClose();
    },
    secret: true,
  });
  return (
    <FormDialog {...formState} title="Export all passwords" action="Export" onClose={onClose}>
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
        disabled={formState.pending}
        {...form.getInputProps('password')}
      />
    </FormDialog>
  );
}
