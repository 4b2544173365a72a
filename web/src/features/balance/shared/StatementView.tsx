import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import type { StatementEntry } from '@intranet/contract/balance/statement-endpoints.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { readSort, writeSort } from '@intranet/ui/tables/list-filters.ts';
import { Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statementQuery } from '../api.ts';
import { DueNotice } from '../statement/DueNotice.tsx';
import { Projection } from '../statement/Projection.tsx';
import { statementColumns, statementSummary } from '../statement/statement-columns.tsx';

const SORT_DEFAULT = { entries: 'date:desc' };
const NO_ENTRIES: StatementEntry[] = [];
/** Two columns if the view itself, not the window, is wide enough. */
const COLUMNS = { base: 1, '560px': 2 };

const EARNED = t('Earned to date, minus approved vacation and deductions (including future ones).');

/** @param employee another person; the own balance is above the view, so only others have its card */
export function StatementView({ employee }: { employee?: Pick<EmployeeRecord, 'id' | 'NOME'> }) {
  const query = useQuery(statementQuery(employee));
  const { data, error, isPending, refetch } = query;
  const [address, setAddress] = useAddress(SORT_DEFAULT);
  const sort = readSort(address.entries);
  const oldestFirst = sort?.column === 'date' && sort.direction === 'asc';
  const entries = data?.entries ?? NO_ENTRIES;
  // Entries of the same day are also newest first.
  const rows = useMemo(
    () => (oldestFirst ? entries : entries.toReversed()),
    [entries, oldestFirst],
  );
  const today = data?.today ?? '';
  const columns = useMemo(() => statementColumns(today), [today]);
  const summary = useMemo(() => statementSummary(today), [today]);

  if (isPending) return <StatementSkeleton />;
  if (!data) return <LoadFailure title={t('Couldn’t load the balance')} query={query} />;
  return (
    <Stack gap="lg">
      <SimpleGrid
        type="container"
        cols={employee === undefined ? 1 : COLUMNS}
        spacing="md"
        verticalSpacing="md"
      >
        {employee !== undefined && <BalanceCard balance={data.balance} />}
        <Projection statement={data} {...(employee !== undefined && { name: data.name })} />
      </SimpleGrid>
      {employee === undefined && (
        <Text size="sm" c="dimmed">
          {EARNED}
        </Text>
      )}
      {data.due && <DueNotice due={data.due} today={today} />}
      <DataTable
        label={t('Entries')}
        noun={(count) => t('{count, plural, one {# entry} other {# entries}}', { count })}
        rows={rows}
        columns={columns}
        summary={summary}
        rowKey={(entry) => entry.id}
        empty={tc('balance', 'No entries yet')}
        failed={error && { message: sentenceOf(error), retry: () => void refetch() }}
        sort={sort}
        onSortChange={(next) => setAddress({ entries: writeSort(next) })}
        exportName={t('Balance statement')}
      />
    </Stack>
  );
}

function BalanceCard({ balance }: { balance: number }) {
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {t('Balance today')}
        </Text>
        <Text fz={28} fw={600} lh={1.2}>
          {balanceInWords(balance)}
        </Text>
        <Text size="sm" c="dimmed">
          {EARNED}
        </Text>
      </Stack>
    </Paper>
  );
}

function StatementSkeleton() {
  return (
    <Stack gap="lg" aria-busy aria-label={t('Loading balance')} role="status">
      <SimpleGrid type="container" cols={COLUMNS} spacing="md" verticalSpacing="md">
        <Skeleton height={150} />
        <Skeleton height={150} />
      </SimpleGrid>
      <Skeleton height={240} />
    </Stack>
  );
}
