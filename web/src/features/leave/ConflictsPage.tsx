import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { monthOfDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { type ShortDays, useShortDays } from '@intranet/ui/days/use-short-days.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { FilteredListPage } from '@intranet/ui/tables/FilteredListPage.tsx';
import { nameFilter, periodFilters, selectFilter } from '@intranet/ui/tables/list-filter.tsx';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { areaFilter } from '#features/people/shared/areas.ts';
import { conflictsQuery } from './api.ts';
import { specifiedDay } from './shared/specified-day.ts';
import { useLeaveList } from './use-leave-list.ts';
import { inAll, sortByStart } from './when-filter.ts';

const missing = t('N/A');

type Field = Exclude<keyof ConflictRecord, 'employee_id1' | 'employee_id2'>;

const fieldOf = (field: Field) => (row: ConflictRecord) => row[field];

const column = (
  kind: 'text' | 'date',
  id: string,
  header: string,
  sortName: string,
  field: Field,
): Column<ConflictRecord> => ({
  kind,
  id,
  header,
  sortName,
  value: fieldOf(field),
  missing,
  ...(kind === 'date' && { format: specifiedDay }),
});

const COLUMNS = [
  column('text', 'name1', t('Name 1'), t('1st person'), 'NOME1'),
  column('date', 'start1', t('Start Date 1'), t('1st person’s start'), 'DATA_INICIO1'),
  column('date', 'end1', t('End Date 1'), t('1st person’s end'), 'DATA_FIM1'),
  { ...column('text', 'name2', t('Name 2'), t('2nd person'), 'NOME2'), group: true },
  column('date', 'start2', t('Start Date 2'), t('Start of overlap'), 'DATA_INICIO2'),
  column('date', 'end2', t('End Date 2'), t('2nd person’s end'), 'DATA_FIM2'),
];

const FILTERS = [
  nameFilter((row: ConflictRecord) => [row.NOME1, row.NOME2].join('\n')),
  areaFilter(fieldOf('AREA1'), fieldOf('AREA2')),
  {
    ...selectFilter(
      { key: 'role', label: t('Position'), nameOf: positionName },
      fieldOf('CARGO1'),
      fieldOf('CARGO2'),
    ),
    rare: true,
  },
  ...periodFilters(fieldOf('DATA_INICIO1'), fieldOf('DATA_FIM2'), inAll),
];

/** The conflict begins with the later leave, which is the second (D28). */
const initialSort = sortByStart('start2');

const lastDay = ({ DATA_FIM1, DATA_FIM2 }: ConflictRecord) =>
  DATA_FIM1 < DATA_FIM2 ? DATA_FIM1 : DATA_FIM2;

/** A row opens the calendar of its area in the month in which the conflict begins. */
const rowLink: RowLink<ConflictRecord> = (record, link) => (
  <Link
    {...link}
    to="/calendar"
    search={{ month: monthOfDay(record.DATA_INICIO2), area: record.AREA1 }}
  />
);

function PersonDays({ name, days }: { name: string; days: string }) {
  return (
    <Group component="span" justify="space-between" align="baseline" wrap="nowrap" gap={12}>
      <Text span inherit fw={500} c="var(--mantine-color-text)">
        {name}
      </Text>{' '}
      <Text span inherit fw={400} c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {days}
      </Text>
    </Group>
  );
}

/** `Letícia  9–28 Apr`, `Sofía  24–26 Apr` below, and `Overlap: 3 days · IT` */
function summaryOf(record: ConflictRecord, { period }: ShortDays) {
  const personDays = (name: string, start: string | null, end: string | null) => (
    <PersonDays name={name || missing} days={start && end ? period(start, end) : missing} />
  );
  const { NOME1, NOME2, DATA_INICIO1, DATA_FIM1, DATA_INICIO2, DATA_FIM2, AREA1 } = record;
  const last = lastDay(record);
  const common = DATA_INICIO2 && last ? daysInWords(countLeaveDays(DATA_INICIO2, last)) : missing;
  return {
    title: personDays(NOME1, DATA_INICIO1, DATA_FIM1),
    detail: (
      <>
        {personDays(NOME2, DATA_INICIO2, DATA_FIM2)}{' '}
        <span>
          {t('Overlap')}: {common} · {areaName(AREA1)}
        </span>
      </>
    ),
  };
}

export default function ConflictsPage() {
  const list = useLeaveList(useQuery(conflictsQuery), lastDay, FILTERS);
  const shortDays = useShortDays();
  const summary = useCallback((row: ConflictRecord) => summaryOf(row, shortDays), [shortDays]);
  return (
    <FilteredListPage
      title={t('Conflicts Found:')}
      back="/vacation"
      {...list}
      initialSort={initialSort}
      label={t('Conflicts')}
      noun={(count) => t('{count, plural, one {# conflict} other {# conflicts}}', { count })}
      columns={COLUMNS}
      summary={summary}
      rowKey={(row) =>
        `${row.employee_id1} ${row.DATA_INICIO1} ${row.employee_id2} ${row.DATA_INICIO2}`
      }
      rowLink={rowLink}
      empty={t('No conflicts recorded')}
      exportName
    />
  );
}
