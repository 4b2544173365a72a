import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { Alert, Skeleton, Switch, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shareVault, vaultKeys, vaultQuery } from '../api.ts';

/** Turns sharing on and off, for administrators (D59). */
export function SharingDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(vaultQuery);
  const { data, error } = query;
  if (data) return <SharingForm isShared={data.is_shared} onClose={onClose} />;
  return (
    <Dialog title={t('Sharing')} onClose={onClose}>
      {error ? (
        <FailureAlert title={sentenceOf(error)} retry={() => void query.refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label={t('Loading')} />
      )}
    </Dialog>
  );
}

function SharingForm({ isShared, onClose }: { isShared: boolean; onClose: () => void }) {
  const { form, formState } = useSaveForm({
    initialValues: { isShared },
    send: (values) => shareVault(values.isShared),
    refresh: vaultKeys.refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  return (
    <FormDialog {...formState} title={t('Sharing')} action={t('Save')} onClose={onClose}>
      <Switch
        label={t('People can use entries shared with them')}
        description={t(
          'This page then opens for everybody and shows only the entries shared with them. Choose readers and editors in the menu of each entry.',
        )}
        disabled={formState.pending}
        {...form.getInputProps('isShared', { type: 'checkbox' })}
      />
      {isShared && !form.values.isShared ? (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />}>
          {t(
            'Everybody except administrators loses access at once. Passwords that they have seen are marked to rotate. Readers and editors stay chosen.',
          )}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {t('Administrators can always use and change all entries.')}
        </Text>
      )}
    </FormDialog>
  );
}
