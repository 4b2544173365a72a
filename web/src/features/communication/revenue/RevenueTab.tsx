import {
  updateRevenueTarget as endpoint,
  type RevenueTarget,
} from '@intranet/contract/communication/endpoints.ts';
import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { FIRST_YEAR } from '@intranet/contract/communication/years.ts';
import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageUser } from '#core/session.ts';
import { targetsQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { type ShownYear, useYear } from '../years/use-year.ts';
import { YearBar } from '../years/YearBar.tsx';
import { formatReais } from './amount-text.ts';
import { targetColumns } from './columns.tsx';
import { changeText, rowsOf, type TargetRow, totalOf } from './compare-years.ts';
import { RevenueFigures } from './RevenueFigures.tsx';
import { DraftsProvider, useTargetDrafts } from './use-target-drafts.ts';

const NO_TARGETS: RevenueTarget[] = [];

/** The targets of a year, compared with the one before once that is there. */
function useTargets(year: number | undefined) {
  const of = (one = 0) => ({ ...targetsQuery(one), enabled: one >= FIRST_YEAR });
  const targets = useQuery(of(year));
  const last = useQuery(of(year && year - 1)).data ?? NO_TARGETS;
  const rows = useMemo(() => targets.data && rowsOf(targets.data, last), [targets.data, last]);
  return { rows, targets };
}

const summary = (year: number) => (row: TargetRow) => ({
  title: monthName(row.month),
  detail: t('{actual} of {goal}', {
    actual: formatReais(row.actual),
    goal: formatReais(row.goal),
  }),
  aside: (
    <Stack component="span" gap={0} align="flex-end">
      <span>{percentReached(row)}%</span>
      {row.change !== null && (
        <Text span size="xs" c="dimmed">
          {t('{change} vs {period}', {
            change: changeText(row.change),
            period: String(year - 1),
          })}
        </Text>
      )}
    </Stack>
  ),
  shows: ['month', 'reached', 'change'],
});

function RevenueYear({ shown }: { shown: ShownYear }) {
  const { year, thisMonth, closed, site } = shown;
  const mayWrite = mayCall(endpoint, usePageUser().role);
  const drafts = useTargetDrafts(year ?? 0);
  const { rows, targets } = useTargets(year);
  const compares = rows?.some(({ last }) => last !== null) ?? false;
  const open = closed === null;
  const columns = useMemo(
    () => targetColumns({ year: year ?? 0, thisMonth, open, mayWrite, compares }),
    [year, thisMonth, open, mayWrite, compares],
  );
  const total = useMemo(() => rows && totalOf(rows, thisMonth), [rows, thisMonth]);
  const summaryOfYear = useMemo(() => summary(year ?? 0), [year]);
  const { failed } = tableState(targets, site);
  return (
    <DraftsProvider value={drafts}>
      <Stack gap="md">
        {!mayWrite && <ReadOnlyNote>{t('View only.')}</ReadOnlyNote>}
        {mayWrite && closed && <ReadOnlyNote>{closed}</ReadOnlyNote>}
        {rows && year !== undefined && (
          <RevenueFigures year={year} rows={rows} thisMonth={thisMonth} />
        )}
        {!failed && !rows && <Skeleton h={{ base: 633, sm: 583, lg: 502 }} radius="md" />}
        <div>
          {mayWrite && open && (
            <Text size="sm" c="dimmed" mb="xs">
              {t('Whole reais only. Save each month separately.')}
            </Text>
          )}
          <DataTable
            label={t('Monthly revenue')}
            noun={(count) => t('{count, plural, one {# month} other {# months}}', { count })}
            rows={rows}
            columns={columns}
            summary={summaryOfYear}
            rowKey={(row) => row.month}
            footer={total}
            empty={t('No revenue targets yet')}
            loading={!failed && !rows}
            failed={failed}
            initialSort={{ column: 'month', direction: 'asc' }}
            exportName={`${t('Monthly revenue')} ${year ?? ''}`}
          />
        </div>
      </Stack>
      <UnsavedGuard
        unsaved={(rows ?? [])
          .filter((row) => drafts.rowOf(row).unsaved)
          .map(({ month }) => ({
            label: t('Revenue for {month}', { month: monthName(month) }),
            params: shown.params,
          }))}
      />
    </DraftsProvider>
  );
}

export function RevenueTab() {
  const shown = useYear();
  return (
    <Stack gap="md">
      <YearBar {...shown} />
      <RevenueYear key={shown.year} shown={shown} />
    </Stack>
  );
}
