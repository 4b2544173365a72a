import type { PersonDue } from '@intranet/contract/balance/statement-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { DataTable, type DataTableProps } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { Alert, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { DUE_COLUMNS, dueSummary } from './due-columns.tsx';

type Given = 'columns' | 'rowKey' | 'label' | 'noun' | 'empty' | 'emptyIcon' | 'summary';

interface Props extends Omit<DataTableProps<PersonDue>, Given> {
  /** False if hints are off, so that nothing is listed. */
  enabled: boolean | undefined;
}

export function DueTable({ enabled, ...table }: Props) {
  if (enabled === false) {
    return (
      <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
        {t('Brazilian vacation law hints are off. Turn them on in Settings.')}
      </Alert>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'Vacation earned in a work year must be taken within the following twelve months (CLT Art. 134). After that, it’s overdue and owed twice (CLT Art. 137). Days with approved vacation that starts by the deadline aren’t listed. Overdue days are listed until their vacation starts.',
        )}
      </Text>
      <DataTable
        label={t('Vacation due')}
        noun={(count) => t('{count, plural, one {# employee} other {# employees}}', { count })}
        columns={DUE_COLUMNS}
        rowKey={(row) => row.employee_id}
        summary={dueSummary}
        empty={t('No one has vacation due')}
        emptyIcon={IconCheck}
        exportName
        {...table}
      />
    </Stack>
  );
}
