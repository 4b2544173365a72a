import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import { MONTHS, type ReportLine, VIEWS, type View } from './report-lines.ts';

/** A year must fit beside the menu. */
const MONTH_WIDTH = 54;

function headerWidth(header: string): number {
  const longest = Math.max(...header.split(' ').map((word) => word.length));
  return Math.max(72, Math.round(44 + 6.6 * longest));
}

/** Zero shows as a dash so other values stand out; exports keep the number. */
const format = (days: number) => (days === 0 ? '–' : String(days));

const name = (view: View): Column<ReportLine> => ({
  id: 'name',
  header: view === 'person' ? 'Name' : view === 'type' ? 'Leave Type' : VIEWS[view],
  kind: 'text',
  value: (line) => line.name,
  width: view === 'person' ? 158 : 140,
});

const area: Column<ReportLine> = {
  id: 'area',
  header: 'Area',
  kind: 'text',
  value: (line) => line.area,
  width: 98,
};

const leaves: Column<ReportLine> = {
  id: 'leaves',
  header: 'Leaves',
  kind: 'number',
  value: (line) => line.leaves,
  width: 84,
};

const total: Column<ReportLine> = {
  id: 'total',
  header: 'Total',
  kind: 'number',
  value: (line) => line.total,
  width: 78,
};

const months = MONTHS.map(
  (month, index): Column<ReportLine> => ({
    id: month.toLowerCase(),
    header: month,
    kind: 'number',
    value: (line) => line.months[index],
    format,
    width: MONTH_WIDTH,
    sortable: false,
  }),
);

const ofType = (type: LeaveType): Column<ReportLine> => ({
  id: type,
  header: leaveTypeLabel(type),
  kind: 'number',
  value: (line) => line.types[type],
  format,
  width: headerWidth(leaveTypeLabel(type)),
});

/** Types have a column for each month; areas and people have one for each type. */
export function reportColumns(view: View, types: readonly LeaveType[]): Column<ReportLine>[] {
  if (view === 'type') return [name(view), leaves, total, ...months];
  return [name(view), ...(view === 'person' ? [area] : []), leaves, total, ...types.map(ofType)];
}
