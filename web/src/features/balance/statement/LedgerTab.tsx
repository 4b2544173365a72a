import type { Reconciliation } from '@intranet/contract/balance/statement-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { compareLedger, reconciliationQuery } from '../api.ts';

const SORT_DEFAULT = { ledger_sort: 'name:asc' };

interface Row {
  key: string;
  name: string;
  start: Day | null;
  end: Day | null;
  expected: number;
  found: number;
  detail: string;
}

const toRows = ({ differences, balances }: Reconciliation): Row[] => [
  ...differences.map((difference) => ({ ...difference, key: `leave-${difference.leave_id}` })),
  ...balances.map((balance) => ({
    ...balance,
    key: `balance-${balance.employee_id}`,
    start: null,
    end: null,
    detail: t('The saved balance isn’t the sum of its entries. It’s recalculated every night.'),
  })),
];

const COLUMNS: Column<Row>[] = [
  { id: 'name', header: t('Name'), value: (row) => row.name },
  { id: 'start', header: t('Start Date'), kind: 'date', value: (row) => row.start },
  { id: 'end', header: t('End Date'), kind: 'date', value: (row) => row.end },
  {
    id: 'expected',
    header: t('Expected'),
    kind: 'number',
    value: (row) => row.expected,
    decimals: 1,
  },
  { id: 'found', header: t('Found'), kind: 'number', value: (row) => row.found, decimals: 1 },
  { id: 'detail', header: t('Difference'), value: (row) => row.detail },
];

export function LedgerTab() {
  const query = useQuery(reconciliationQuery);
  const { data: last } = query;
  const time = useMoments();
  const { sorting } = useListFilters(SORT_DEFAULT, 'ledger_sort');
  const compare = useNotifiedSave<void>(compareLedger, peopleKeys.refresh);

  const rows = useMemo(() => (last ? toRows(last) : undefined), [last]);
  const known = last !== undefined && !time.isPending;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md" align="flex-start">
        <Stack gap={4} flex="1 1 20rem">
          <Text size="sm" c="dimmed">
            {t(
              'Each night we check that every leave has the right balance entries. Differences are listed here and in the audit log; no entry is corrected automatically.',
            )}
          </Text>
          <Text size="sm" c="dimmed" aria-live="polite">
            {known && describe(last, time.moments.minute)}
          </Text>
        </Stack>
        <Button
          variant="default"
          leftSection={<IconScale size={18} aria-hidden />}
          loading={compare.pending}
          onClick={() => compare.send()}
        >
          {t('Check now')}
        </Button>
      </Group>
      <DataTable
        label={t('Differences')}
        noun={(count) => t('{count, plural, one {# difference} other {# differences}}', { count })}
        rows={rows}
        columns={COLUMNS}
        rowKey={(row) => row.key}
        empty={last ? t('Everything matches') : t('No checks yet')}
        {...(last && { emptyIcon: IconCheck })}
        {...tableState(query, time)}
        {...sorting}
        exportName
      />
    </Stack>
  );
}

function describe(last: Reconciliation | null, minute: (instant: string) => string): string {
  if (!last) return t('Not checked yet.');
  const values = { at: minute(last.ran_at), checked: last.leaves_checked };
  const differing = last.differences.length;
  return differing === 0
    ? t(
        'Last checked {at}. {checked, plural, one {# leave matches.} other {# leaves, all match.}}',
        values,
      )
    : t(
        'Last checked {at}. {checked, plural, one {# leave} other {# leaves}}: {matching, number} match, {differing, plural, one {# differs} other {# differ}}.',
        { ...values, matching: last.leaves_checked - differing, differing },
      );
}
