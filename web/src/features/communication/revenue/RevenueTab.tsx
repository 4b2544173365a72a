import {
  updateRevenueTarget as endpoint,
  type RevenueTarget,
} from '@intranet/contract/communication/endpoints.ts';
import { monthName, percentReached } from '@intranet/contract/communication/rules.ts';
import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { targetsQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { formatReais } from './amount-text.ts';
import { targetColumns } from './columns.tsx';
import { RevenueFigures } from './RevenueFigures.tsx';
import { DraftsProvider, useTargetDrafts } from './use-target-drafts.ts';

const NO_TARGETS: RevenueTarget[] = [];

const summary = (row: RevenueTarget) => ({
  title: monthName(row.month),
  detail: t('{actual} of {goal}', {
    actual: formatReais(row.actual),
    goal: formatReais(row.goal),
  }),
  aside: `${percentReached(row)}%`,
  shows: ['month', 'reached'],
});

export function RevenueTab() {
  const targets = useQuery(targetsQuery);
  const site = useQuery(siteQuery);
  const mayWrite = mayCall(endpoint, usePageUser().role);
  const drafts = useTargetDrafts();
  const thisMonth = site.data && Number(site.data.today.slice(5, 7));
  const columns = useMemo(() => targetColumns(thisMonth, mayWrite), [thisMonth, mayWrite]);
  const { failed } = tableState(targets, { ...site, error: site.data ? null : site.error });
  return (
    <DraftsProvider value={drafts}>
      <Stack gap="md">
        {!mayWrite && <ReadOnlyNote>{t('View only.')}</ReadOnlyNote>}
        {targets.data && thisMonth && (
          <RevenueFigures targets={targets.data} thisMonth={thisMonth} />
        )}
        {!failed && !(targets.data && thisMonth) && (
          <Skeleton h={{ base: 605, sm: 555, lg: 474 }} radius="md" />
        )}
        <div>
          {mayWrite && (
            <Text size="sm" c="dimmed" mb="xs">
              {t('Whole reais only. Save each month separately.')}
            </Text>
          )}
          <DataTable
            label={t('Monthly revenue')}
            noun={(count) => t('{count, plural, one {# month} other {# months}}', { count })}
            rows={targets.data ?? NO_TARGETS}
            columns={columns}
            summary={summary}
            rowKey={(row) => row.month}
            empty={t('No revenue targets yet')}
            loading={targets.isPending}
            failed={failed}
            initialSort={{ column: 'month', direction: 'asc' }}
            exportName
          />
        </div>
      </Stack>
      <UnsavedGuard
        unsaved={(targets.data ?? NO_TARGETS)
          .filter((row) => drafts.rowOf(row).unsaved)
          .map(({ month }) => ({ label: t('Revenue for {month}', { month: monthName(month) }) }))}
      />
    </DraftsProvider>
  );
}
