import {
  PASSWORD_FORMS,
  PASSWORD_HEADERS,
  PASSWORD_LIST,
  type PasswordImportLine,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { Stack, Text } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { notifySuccess } from '#ui/feedback/notify.ts';
import { FileChooser } from '#ui/forms/FileChooser.tsx';
import { ImportFailure } from '#ui/import/ImportFailure.tsx';
import { ImportPreview } from '#ui/import/ImportPreview.tsx';
import { importColumns } from '#ui/import/import-columns.tsx';
import { type ImportLabels, importedCount } from '#ui/import/import-labels.ts';
import { useImport } from '#ui/import/use-import.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { importPasswords, vaultKeys } from '../api.ts';

const LABELS: ImportLabels<Exclude<PasswordImportLine['action'], 'wrong'>> = {
  actions: { create: 'New', none: 'Skipped', wrong: 'Wrong' },
  done: ['create'],
  noun: ['password', 'passwords'],
  nothing: 'There is nothing to import: the details say why.',
};
const COLUMNS: Column<PasswordImportLine>[] = importColumns(LABELS, [
  { id: 'platform', header: 'Platform', value: (row) => row.platform, width: 160 },
  { id: 'user', header: 'User', value: (row) => row.user, width: 160 },
]);

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { file, plan, loading, saving, choose, run, failure, canRetry } = useImport({
    kind: PASSWORD_LIST,
    send: importPasswords,
    refresh: vaultKeys.refresh,
    onImported: ({ lines }) => {
      notifySuccess(`Imported: ${importedCount(lines, LABELS)}`);
      onClose();
    },
  });
  const busy = loading || saving;
  return (
    <Dialog
      onClose={onClose}
      busy={saving}
      dirty={file !== null}
      size="xl"
      title="Import passwords"
    >
      <Stack gap="md">
        <Text size="sm">
          A CSV file as Bitwarden, KeePass, KeePassXC or this page exports it: the form is
          recognised by its headers. A list of your own needs the headers{' '}
          {PASSWORD_HEADERS.join(', ')}. Notes and folders are left behind; delete the file
          afterwards.
        </Text>
        <FileChooser
          name={file?.name ?? null}
          kind={PASSWORD_LIST}
          invitation="Drop a CSV file here, or choose one."
          label="passwords"
          busy={busy}
          onChoose={choose}
        />
        <ImportFailure {...{ failure, canRetry }} retrying={busy} retry={run} />
        {plan && (
          <ImportPreview
            lines={plan.lines}
            labels={LABELS}
            columns={COLUMNS}
            label="Lines of the file"
            lead={`${PASSWORD_FORMS[plan.form]} file: `}
            exportName="passwords-import"
            busy={busy}
            onImport={run}
          />
        )}
      </Stack>
    </Dialog>
  );
}
