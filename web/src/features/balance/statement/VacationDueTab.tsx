import { formatDays, toHalfDays } from '@intranet/contract/balance/amounts.ts';
import type { PersonDue } from '@intranet/contract/balance/statement-endpoints.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { type Column, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areaColumn } from '#features/people/shared/areas.ts';
import { vacationDueQuery } from '../api.ts';

/** Keeps the server's order: most overdue first, then by date. */
const SERVER_ORDER = { due_sort: '' };

const COLUMNS: Column<PersonDue>[] = [
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

const rowLink: RowLink<PersonDue> = ({ name }, link) => (
  <Link {...link} to="/vacation_admin" search={{ statement: name }} dir="auto" />
);

/** On a phone: `25 to take by 31 Dec 2026`, and `3 overdue` at the end. */
const summary = ({ name, area, overdue, due, by }: PersonDue) => ({
  title: [name, areaName(area)].filter(Boolean).join(' · '),
  detail: due > 0 && t('{days} to take by {by}', { days: formatDays(due), by: listDay(by) }),
  aside: overdue > 0 && (
    <StateBadge tone="waiting">{t('{days} overdue', { days: formatDays(overdue) })}</StateBadge>
  ),
});

export function VacationDueTab() {
  const query = useQuery(vacationDueQuery);
  const { data } = query;
  const { sorting } = useListFilters(SERVER_ORDER, 'due_sort');
  if (data?.enabled === false) {
    return (
      <Alert variant="light" color="gray" icon={<IconInfoCircle aria-hidden />}>
        {t('Brazilian vacation law hints are off. Turn them on in Settings.')}
      </Alert>
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t(
          'Vacation earned in a work year must be taken within the following twelve months (CLT Art. 134). After that, it’s overdue and owed twice (CLT Art. 137). Days with approved vacation that starts by the deadline aren’t listed. Overdue days are listed until their vacation starts.',
        )}
      </Text>
      <DataTable
        label={t('Vacation due')}
        noun={(count) => t('{count, plural, one {# employee} other {# employees}}', { count })}
        rows={data?.people}
        columns={COLUMNS}
        rowKey={(row) => row.employee_id}
        summary={summary}
        rowLink={rowLink}
        empty={t('No one has vacation due')}
        emptyIcon={IconCheck}
        {...tableState(query)}
        {...sorting}
        exportName
      />
    </Stack>
  );
}
