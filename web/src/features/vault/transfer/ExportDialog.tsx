import { t } from '@intranet/contract/core/i18n/t.ts';
import { FormDialog } from '@intranet/ui/forms/FormDialog.tsx';
import { useSaveForm } from '@intranet/ui/forms/use-save-form.ts';
import { saveFile } from '@intranet/ui/tables/data-table/save-file.ts';
import { fileName } from '@intranet/ui/tables/data-table/save-rows.ts';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { exportPasswords, vaultKeys } from '../api.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = useQuery(siteQuery).data?.today;
  const { formState } = useSaveForm({
    initialValues: {},
    send: exportPasswords,
    refresh: vaultKeys.refresh,
    saved: () => t('All passwords exported. Delete the file after use.'),
    onSaved: (_, file) => {
      saveFile(`${fileName(t('Pipeline Passwords'), today)}.csv`, file);
      onClose();
    },
    secret: true,
  });
  return (
    <FormDialog
      {...formState}
      title={t('Export all passwords')}
      action={t('Export')}
      onClose={onClose}
    >
      <Alert
        color="orange"
        role="note"
        icon={<IconAlertTriangle aria-hidden />}
        title={t('The file contains every password unencrypted')}
      >
        <List size="sm" spacing={4}>
          <List.Item>{t('A CSV file with platform, link, user, password and setup key')}</List.Item>
          <List.Item>{t('Anyone with the file can use them')}</List.Item>
          <List.Item>{t('The export is logged as a view of every password')}</List.Item>
          <List.Item>{t('You can import the file again without changes')}</List.Item>
        </List>
      </Alert>
    </FormDialog>
  );
}
