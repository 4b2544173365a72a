import { formatAmount } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { MONTHS, type ReportLine, VIEWS, type View } from './report-lines.ts';

/** Zero shows as a dash so other values stand out; exports keep the number. */
const format = (days: number, _: unknown, digits: number) =>
  days === 0 ? '–' : formatAmount(days, { minimumFractionDigits: digits });

const COLUMNS: Record<'area' | 'leaves' | 'total', Column<ReportLine>> = {
  area: { id: 'area', header: t('Area'), kind: 'text', value: (line) => line.area },
  leaves: {
    id: 'leaves',
    header: t('Leaves'),
    kind: 'number',
    value: (line) => line.leaves,
  },
  total: {
    id: 'total',
    header: t('Total'),
    kind: 'number',
    value: (line) => line.total,
  },
};

const months = MONTHS.map(
  (month, index): Column<ReportLine> => ({
    id: month.toLowerCase(),
    header: month,
    kind: 'number',
    value: (line) => line.months[index],
    format,
    sortable: false,
  }),
);

function typeColumn(type: LeaveType): Column<ReportLine> {
  const header = leaveTypeLabel(type);
  return {
    id: type,
    header,
    kind: 'number',
    value: (line) => line.types[type],
    format,
    wrapsHeader: true,
  };
}

/** Types have a column for each month; areas and people have one for each type. */
export function reportColumns(view: View, types: readonly LeaveType[]): Column<ReportLine>[] {
  const { area, leaves, total } = COLUMNS;
  const name: Column<ReportLine> = {
    id: 'name',
    header: view === 'person' ? t('Name') : view === 'type' ? t('Leave Type') : VIEWS[view],
    kind: 'text',
    value: (line) => line.name,
  };
  if (view === 'type') return [name, leaves, total, ...months];
  return [name, ...(view === 'person' ? [area] : []), leaves, total, ...types.map(typeColumn)];
}
