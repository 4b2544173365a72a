import { daysInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Column, NumberColumn } from '@intranet/ui/tables/data-table/column.ts';
import { Group } from '@mantine/core';
import { areaColumn } from '#features/people/shared/areas.ts';
import { TypeSwatch } from '../TypeSwatch.tsx';
import { MONTHS, REPORT_VIEWS, type ReportLine, type ReportView } from './report-lines.ts';

/** Zero shows as a dash so other values stand out; exports keep the number. */
const format = (days: number) => (days === 0 ? '–' : formatAmount(days));

const number = (
  id: string,
  header: string,
  value: NumberColumn<ReportLine>['value'],
  options: Partial<NumberColumn<ReportLine>> = {},
): Column<ReportLine> => ({ id, header, kind: 'number', value, ...options });

const LEAVES = number('leaves', t('Leaves'), (line) => line.leaves);
const TOTAL = number('total', t('Total'), (line) => line.total);

const months = MONTHS.map((month, index) =>
  number(month.toLowerCase(), month, (line) => line.months[index], { format, sortable: false }),
);

const typeColumn = (type: LeaveType) =>
  number(type, leaveTypeLabel(type), (line) => line.types[type] ?? 0, { format });

const nameColumn = (view: ReportView): Column<ReportLine> => ({
  id: 'name',
  header: REPORT_VIEWS[view].header,
  value: (line) => line.name,
  ...(view === 'type' && {
    render: (line, text) => (
      <Group gap={8} wrap="nowrap">
        <TypeSwatch type={line.key as LeaveType} />
        {text}
      </Group>
    ),
  }),
});

/** Types have a column for each month; areas and people have one for each type. */
export function reportColumns(view: ReportView, types: readonly LeaveType[]): Column<ReportLine>[] {
  const name = nameColumn(view);
  if (view === 'type') return [name, LEAVES, TOTAL, ...months];
  const area = view === 'person' ? [areaColumn((line: ReportLine) => line.area)] : [];
  return [name, ...area, LEAVES, TOTAL, ...types.map(typeColumn)];
}

/** On a phone: `Vacation`, `40 leaves` and `401 days`. */
export const summary = ({ name, area, leaves, total }: ReportLine) => ({
  title: name,
  detail: [areaName(area), t('{count, plural, one {# leave} other {# leaves}}', { count: leaves })]
    .filter((part) => part && part !== name)
    .join(' · '),
  aside: daysInWords(total),
  shows: ['name', 'area', 'leaves', 'total'],
});
