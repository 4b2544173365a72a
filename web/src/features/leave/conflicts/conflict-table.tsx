import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { monthOfDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ConflictRecord } from '@intranet/contract/leave/endpoints.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { type ShortDays, useShortDays } from '@intranet/ui/days/use-short-days.ts';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { specifiedDay } from '../shared/specified-day.ts';

const missing = t('N/A');

export type Field = Exclude<keyof ConflictRecord, 'employee_id1' | 'employee_id2'>;

export const fieldOf = (field: Field) => (row: ConflictRecord) => row[field];

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

export const CONFLICT_COLUMNS = [
  column('text', 'name1', t('Name 1'), t('1st person'), 'NOME1'),
  column('date', 'start1', t('Start Date 1'), t('1st person’s start'), 'DATA_INICIO1'),
  column('date', 'end1', t('End Date 1'), t('1st person’s end'), 'DATA_FIM1'),
  { ...column('text', 'name2', t('Name 2'), t('2nd person'), 'NOME2'), group: true },
  column('date', 'start2', t('Start Date 2'), t('Start of overlap'), 'DATA_INICIO2'),
  column('date', 'end2', t('End Date 2'), t('2nd person’s end'), 'DATA_FIM2'),
];

export const lastDay = ({ DATA_FIM1, DATA_FIM2 }: ConflictRecord) =>
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

/** What every table of conflicts has. */
export function useConflictTable() {
  const shortDays = useShortDays();
  const summary = useCallback((row: ConflictRecord) => summaryOf(row, shortDays), [shortDays]);
  return {
    label: t('Conflicts'),
    noun: (count: number) => t('{count, plural, one {# conflict} other {# conflicts}}', { count }),
    summary,
    rowKey: (row: ConflictRecord) =>
      `${row.employee_id1} ${row.DATA_INICIO1} ${row.employee_id2} ${row.DATA_INICIO2}`,
    rowLink,
    empty: t('No conflicts recorded'),
  };
}
