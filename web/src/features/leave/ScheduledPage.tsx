import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { stateLabel, statusLabel, usageLabel } from '@intranet/contract/leave/leave-states.ts';
import {
  LEAVE_TYPES,
  type LeaveType,
  leaveTypeLabel,
} from '@intranet/contract/leave/leave-types.ts';
import { CARGOS, positionName } from '@intranet/contract/people/positions.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { switchFilter } from '@intranet/ui/tables/choice-filters.tsx';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { FilteredListPage } from '@intranet/ui/tables/FilteredListPage.tsx';
import {
  choiceFilter,
  nameFilter,
  periodFilters,
  selectFilter,
} from '@intranet/ui/tables/list-filter.tsx';
import { Group } from '@mantine/core';
import { lazy, useCallback, useMemo } from 'react';
import { areaColumn, areaFilterOf } from '#features/people/shared/areas.ts';
import { useLongList } from '#features/people/shared/use-long-list.ts';
import { leavePageQuery, leavesQuery } from './api.ts';
import { specifiedDay } from './shared/specified-day.ts';
import { useLeaveList } from './use-leave-list.ts';
import { inAll, sortByStart } from './when-filter.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('./own/LeaveDialog.tsx')).LeaveDialog,
}));

/** An approved leave is the normal case, so only others stand out. */
function Approval({ STATUS }: LeaveRecord) {
  const label = statusLabel(STATUS);
  if (STATUS === 'APROVADO') return label;
  return <StateBadge tone={STATUS === 'REJEITADO' ? 'bad' : 'waiting'}>{label}</StateBadge>;
}

function Cancelling() {
  return <StateBadge tone="waiting">{stateLabel('cancellation_asked')}</StateBadge>;
}

const typeOf = (row: LeaveRecord) => leaveTypeLabel(row.LEAVE_TYPE);
const usageOf = (row: LeaveRecord) => usageLabel(row.utilizado);

const lastDay = (row: LeaveRecord) => row.DATA_FIM;
const day = { kind: 'date', format: specifiedDay } as const;

const COLUMNS: Column<LeaveRecord>[] = [
  {
    id: 'name',
    header: t('Name'),
    kind: 'text',
    value: (row) => row.NOME,
    render: (row) => (
      <Group gap="2px 8px">
        <bdi>{row.NOME}</bdi>
        {row.cancelling && <Cancelling />}
      </Group>
    ),
  },
  areaColumn((row) => row.AREA),
  {
    id: 'position',
    header: t('Position'),
    value: (row) => positionName(row.CARGO),
    nowrap: true,
  },
  { id: 'start', header: t('Start Date'), value: (row) => row.DATA_INICIO, ...day },
  { id: 'end', header: t('End Date'), value: lastDay, ...day },
  { id: 'type', header: t('Leave Type'), value: typeOf, nowrap: true },
  { id: 'status', header: t('Status'), value: usageOf, nowrap: true },
  {
    id: 'approval',
    header: t('Approval'),
    kind: 'text',
    value: (row) => statusLabel(row.STATUS),
    nowrap: true,
    render: (row) => <Approval {...row} />,
  },
];

const TYPE_FILTER = {
  key: 'type',
  label: tc('filter', 'Leave Type'),
  nameOf: (type: string) => leaveTypeLabel(type as LeaveType),
  known: LEAVE_TYPES,
};
const USES = ['S', 'N'] as const;

const initialSort = sortByStart('start');

const NAME_FILTER = nameFilter<LeaveRecord>((row) => row.NOME);
/** @param isLong true if the browser has only a page, which may lack some values */
const moreFilters = (isLong: boolean) => [
  {
    ...switchFilter<LeaveRecord>(
      'approved',
      t('Approved Only'),
      (row) => row.STATUS === 'APROVADO',
    ),
    rare: true,
  },
  {
    ...selectFilter<LeaveRecord>(
      { ...TYPE_FILTER, choices: isLong ? LEAVE_TYPES : undefined },
      (row) => row.LEAVE_TYPE,
    ),
    rare: true,
  },
  {
    ...selectFilter<LeaveRecord>(
      {
        key: 'position',
        label: t('Position'),
        nameOf: positionName,
        choices: isLong ? CARGOS : undefined,
      },
      (row) => row.CARGO,
    ),
    rare: true,
  },
  choiceFilter<LeaveRecord>({
    key: 'status',
    label: t('Status'),
    rare: true,
    known: USES,
    dataOf: () => USES.map((value) => ({ value, label: usageLabel(value) })),
    passes: (row, used) => row.utilizado === used,
    also: inAll,
  }),
  ...periodFilters<LeaveRecord>((row) => row.DATA_INICIO, lastDay, inAll),
];

/** On a phone: `Larissa Queirós`, and `29 Jun · Day Off` below, which fits one line. */
function useSummary() {
  const { period } = useShortDays();
  return useMemo(
    () => (row: LeaveRecord) => ({
      title: row.NOME,
      detail: `${period(row.DATA_INICIO, row.DATA_FIM)} · ${typeOf(row)}`,
      aside: row.cancelling ? <Cancelling /> : row.STATUS !== 'APROVADO' && <Approval {...row} />,
    }),
    [period],
  );
}

const ADDRESS_DEFAULTS = { leave: '' };

function useOpenLeave() {
  const [{ leave }, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const rowLink: RowLink<LeaveRecord> = useCallback(
    ({ id }, link) => (
      <button
        type="button"
        {...link}
        onClick={() => setAddress({ leave: String(id) }, { push: true })}
      />
    ),
    [setAddress],
  );
  const openId = readId(leave);
  const dialog = openId !== null && (
    <LazyPart>
      <LeaveDialog leaveId={openId} onClose={() => setAddress({ leave: '' })} />
    </LazyPart>
  );
  return { rowLink, dialog };
}

const areaOf = (row: LeaveRecord) => row.AREA;

export default function ScheduledPage() {
  const { isLong, areas, pageOf, query } = useLongList('leaves', leavesQuery, leavePageQuery);
  const filters = useMemo(
    () => [NAME_FILTER, areaFilterOf(areas, areaOf), ...moreFilters(isLong)],
    [areas, isLong],
  );
  const list = useLeaveList(query, lastDay, filters, isLong);
  const { rowLink, dialog } = useOpenLeave();
  return (
    <FilteredListPage
      title={t('Scheduled Vacation Consultation')}
      back="/vacation"
      {...list}
      pageOf={pageOf}
      initialSort={initialSort}
      label={t('Scheduled vacations')}
      noun={(count) => t('{count, plural, one {# leave} other {# leaves}}', { count })}
      columns={COLUMNS}
      summary={useSummary()}
      rowKey={({ id }) => id}
      rowLink={rowLink}
      empty={t('No vacation recorded')}
      exportName
    >
      {dialog}
    </FilteredListPage>
  );
}
