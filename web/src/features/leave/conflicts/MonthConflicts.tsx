import { dayFormat } from '@intranet/contract/core/day-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord, MonthConflict } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { ShowMore } from '@intranet/ui/tables/ShowMore.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { conflictCountsQuery, fetchMonthConflicts, monthConflictsQuery } from '../api.ts';
import { CONFLICT_COLUMNS, useConflictTable } from './conflict-table.tsx';

const longMonth = dayFormat({ month: 'long', year: 'numeric' });

const toRecord =
  (area: string) =>
  ({ first, second }: MonthConflict): ConflictRecord => ({
    employee_id1: first.employee_id,
    NOME1: first.name,
    AREA1: area,
    CARGO1: first.position,
    DATA_INICIO1: first.start,
    DATA_FIM1: first.end,
    employee_id2: second.employee_id,
    NOME2: second.name,
    AREA2: area,
    CARGO2: second.position,
    DATA_INICIO2: second.start,
    DATA_FIM2: second.end,
  });

/** Sorting some of the rows would hide that others are missing. */
const UNSORTED = CONFLICT_COLUMNS.map((column) => ({ ...column, sortable: false }));

function useMonth(area: number, month: string) {
  const list = useInfiniteQuery(monthConflictsQuery(area, month));
  const pages = list.data?.pages;
  const name = pages?.[0]?.area ?? '';
  const rows = useMemo(
    () => pages?.flatMap(({ conflicts }) => conflicts.map(toRecord(name))) ?? [],
    [pages, name],
  );
  const { data: counts } = useQuery(conflictCountsQuery(Number(month.slice(0, 4))));
  const counted = counts?.counts.find((one) => one.area_id === area && one.month === month);
  const total = list.hasNextPage ? Math.max(counted?.count ?? 0, rows.length) : rows.length;
  return { list, name, rows, total };
}

/** An area's conflicts that begin in a month, newest first, in pages. */
export function MonthConflicts({ area, month }: { area: number; month: string }) {
  const { list, name, rows, total } = useMonth(area, month);
  const table = useConflictTable();
  const { hasNextPage, isFetchNextPageError, error } = list;
  const first = { ...list, error: isFetchNextPageError ? null : error };
  const title = name && `${areaName(name)}, ${longMonth(`${month}-01`)}`;
  return (
    <PageShell width="full" title={t('Conflicts Found:')} back="/vacation" above={['/people']}>
      <Stack gap="sm">
        <Group gap="4px 16px">
          <Text fw={600}>{title}</Text>
          <Anchor
            size="sm"
            data-print="hide"
            renderRoot={(props) => (
              <Link {...props} to="/verificar_conflito" search={{ year: month.slice(0, 4) }} />
            )}
          >
            <Group component="span" gap={4}>
              <IconArrowLeft size={16} aria-hidden />
              {t('All areas and months')}
            </Group>
          </Anchor>
        </Group>
        <DataTable
          {...table}
          rows={rows}
          paged={false}
          total={total}
          filtered={false}
          columns={hasNextPage ? UNSORTED : CONFLICT_COLUMNS}
          {...tableState(first)}
          exportName={title ? `${table.label} ${title}` : true}
          fetchRows={async (report) =>
            (await fetchMonthConflicts(area, month, (done) => report(done, total))).map(
              toRecord(name),
            )
          }
        />
        <ShowMore list={list} shown={rows.length} count={total} />
      </Stack>
    </PageShell>
  );
}
