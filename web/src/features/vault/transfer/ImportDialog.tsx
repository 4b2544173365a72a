import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import {
  PASSWORD_FORMS,
  PASSWORD_HEADERS,
  PASSWORD_LIST,
  type PasswordImportLine,
} from '@intranet/contract/vault/transfer-endpoints.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { notifySuccess } from '@intranet/ui/feedback/notify.ts';
import { FileChooser } from '@intranet/ui/forms/FileChooser.tsx';
import { ImportFailure } from '@intranet/ui/import/ImportFailure.tsx';
import { ImportNotices } from '@intranet/ui/import/ImportNotices.tsx';
import { ImportPreview } from '@intranet/ui/import/ImportPreview.tsx';
import { importColumns } from '@intranet/ui/import/import-columns.tsx';
import { type ImportLabels, importedCount } from '@intranet/ui/import/import-labels.ts';
import { type ImportStep, useImport } from '@intranet/ui/import/use-import.ts';
import { openColumns, useImportAnswers } from '@intranet/ui/import/use-import-answers.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import { importPasswords, vaultKeys } from '../api.ts';
import { countPasswords } from '../count-passwords.ts';

const LABELS: ImportLabels<Exclude<PasswordImportLine['action'], 'wrong'>> = {
  actions: {
    create: tc('import', 'New'),
    none: tc('import', 'Skipped'),
    wrong: tc('import', 'Wrong'),
  },
  done: ['create'],
  counts: {
    create: (count) => t('{count, plural, one {# new} other {# new}}', { count }),
    none: (count) => t('{count, plural, one {# skipped} other {# skipped}}', { count }),
    wrong: (count) => t('{count, plural, one {# wrong} other {# wrong}}', { count }),
  },
  noun: countPasswords,
  nothing: t('Nothing to import. See the details for the reason.'),
};
const COLUMNS: Column<PasswordImportLine>[] = importColumns(LABELS, [
  { id: 'platform', header: t('Platform'), value: (row) => row.platform },
  { id: 'user', header: t('User'), value: (row) => row.user },
]);

const { own: _own, ...others } = PASSWORD_FORMS;
const PROGRAMS = Object.values(others).join(', ');

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const answers = useImportAnswers();
  const { fields, reset } = answers;
  const send = useCallback(
    (chosen: Blob, step: ImportStep) => importPasswords(chosen, { ...step, ...fields }),
    [fields],
  );
  const { file, plan, loading, saving, choose, run, failure, canRetry } = useImport({
    kind: PASSWORD_LIST,
    send,
    refresh: vaultKeys.refresh,
    onImported: ({ lines }) => {
      notifySuccess(t('Imported: {count}', { count: importedCount(lines, LABELS) }));
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
      title={t('Import passwords')}
    >
      <Stack gap="md">
        <Text size="sm">
          {t(
            'Choose a CSV file exported from {programs} or this page. Edge, Opera and Brave export like Chrome. The format is detected from the headers; a list of your own needs {headers}. Passwords are stored exactly as they are in the file. The preview names what can’t be stored, such as notes, folders, tags and additional addresses. Delete the file afterwards.',
            { programs: PROGRAMS, headers: PASSWORD_HEADERS.join(', ') },
          )}
        </Text>
        <FileChooser
          name={file?.name ?? null}
          kind={PASSWORD_LIST}
          invitation={t('Drop a CSV file here, or choose one.')}
          label={t('passwords')}
          busy={busy}
          onChoose={(chosen) => {
            reset();
            choose(chosen);
          }}
        />
        <ImportFailure {...{ failure, canRetry }} retrying={busy} retry={run} />
        {plan && (
          <ImportNotices
            plan={plan}
            answers={answers}
            hint={t('The list below names the passwords that lose something.')}
          />
        )}
        {plan && (
          <ImportPreview
            open={openColumns(plan, answers)}
            lines={plan.lines}
            labels={LABELS}
            columns={COLUMNS}
            label={t('File preview')}
            lead={(summary) =>
              t('{program} file: {summary}', { program: PASSWORD_FORMS[plan.form], summary })
            }
            busy={busy}
            onImport={run}
          />
        )}
      </Stack>
    </Dialog>
  );
}
