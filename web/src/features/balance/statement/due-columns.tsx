import { formatDays, toHalfDays } from '@intranet/contract/balance/amounts.ts';
import type { PersonDue } from '@intranet/contract/balance/statement-endpoints.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { areaColumn } from '#features/people/shared/areas.ts';

export const DUE_COLUMNS: Column<PersonDue>[] = [
  {
    id: 'name',
    header: t('Name'),
    value: (row) => row.name,
  },
  areaColumn((row) => row.area),
  {
    id: 'overdue',
    header: t('Overdue days'),
    kind: 'number',
    value: (row) => row.overdue,
    round: toHalfDays,
    decimals: 1,
    render: (row, text) =>
      row.overdue > 0 ? <StateBadge tone="waiting">{text}</StateBadge> : NO_VALUE,
  },
  {
    id: 'due',
    header: t('Days to take'),
    kind: 'number',
    value: (row) => row.due,
    round: toHalfDays,
    decimals: 1,
  },
  { id: 'by', header: tc('deadline', 'By'), kind: 'date', value: (row) => row.by },
];

/** On a phone: `25 to take by 31 Dec 2026`, and `3 overdue` at the end. */
export const dueSummary = ({ name, area, overdue, due, by }: PersonDue) => ({
  title: [name, areaName(area)].filter(Boolean).join(' · '),
  detail: due > 0 && t('{days} to take by {by}', { days: formatDays(due), by: listDay(by) }),
  aside: overdue > 0 && (
    <StateBadge tone="waiting">{t('{days} overdue', { days: formatDays(overdue) })}</StateBadge>
  ),
});
