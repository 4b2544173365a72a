import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { statusLabel, usageLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { StateBadge, type Tone } from '#ui/feedback/StateBadge.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { FilteredListPage } from '#ui/tables/FilteredListPage.tsx';
import {
  choiceFilter,
  type ListFilter,
  nameFilter,
  periodFilters,
  selectFilter,
} from '#ui/tables/list-filter.tsx';
import { leavesQuery } from './api.ts';

const TONES: Partial<Record<string, Tone>> = { APROVADO: 'good', REJEITADO: 'bad' };

const typeOf = (row: LeaveRecord) => leaveTypeLabel(row.LEAVE_TYPE);

const COLUMNS: Column<LeaveRecord>[] = [
  { id: 'name', header: t('Name'), kind: 'text', value: (row) => row.NOME, width: 180 },
  { id: 'area', header: t('Area'), kind: 'text', value: (row) => row.AREA },
  { id: 'position', header: t('Position'), kind: 'text', value: (row) => row.CARGO },
  { id: 'start', header: t('Start Date'), kind: 'date', value: (row) => row.DATA_INICIO },
  { id: 'end', header: t('End Date'), kind: 'date', value: (row) => row.DATA_FIM },
  { id: 'type', header: t('Leave Type'), kind: 'text', value: typeOf },
  { id: 'status', header: t('Status'), kind: 'text', value: (row) => usageLabel(row.utilizado) },
  {
    id: 'approval',
    header: t('Approval'),
    kind: 'text',
    value: (row) => statusLabel(row.STATUS),
    width: 128,
    render: ({ STATUS }) => (
      <StateBadge tone={TONES[STATUS] ?? 'waiting'}>{statusLabel(STATUS)}</StateBadge>
    ),
  },
];

const APPROVED_ONLY: ListFilter<LeaveRecord> = {
  key: 'approved',
  passes: (row) => row.STATUS === 'APROVADO',
  Input: ({ value, onChange }) => (
    <Switch
      label={t('Approved Only')}
      checked={value === 'yes'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
    />
  ),
};

const FILTERS = [
  nameFilter<LeaveRecord>((row) => row.NOME),
  selectFilter<LeaveRecord>('area', t('Area'), (row) => row.AREA),
  selectFilter<LeaveRecord>('position', t('Position'), (row) => row.CARGO),
  selectFilter<LeaveRecord>('type', t('Leave Type'), typeOf),
  choiceFilter<LeaveRecord>({
    key: 'status',
    label: t('Status'),
    dataOf: () => (['S', 'N'] as const).map((value) => ({ value, label: usageLabel(value) })),
    passes: (row, used) => row.utilizado === used,
  }),
  ...periodFilters<LeaveRecord>(
    (row) => row.DATA_INICIO,
    (row) => row.DATA_FIM,
  ),
  APPROVED_ONLY,
];

export default function ScheduledPage() {
  return (
    <FilteredListPage
      title={t('Scheduled Vacation Consultation')}
      back="/vacation"
      query={useQuery(leavesQuery)}
      filters={FILTERS}
      initialSort="start:desc"
      label={t('Scheduled vacations')}
      noun={(count) => t('{count, plural, one {# leave} other {# leaves}}', { count })}
      columns={COLUMNS}
      rowKey={(row) => `${row.NOME} ${row.DATA_INICIO} ${row.DATA_FIM} ${row.STATUS}`}
      empty={t('No vacation recorded')}
      exportName="vacations"
    />
  );
}
