import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { birthdaysIn } from '@intranet/contract/people/birthdays.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { useNarrowElement } from '@intranet/ui/tables/data-table/use-narrow-element.ts';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { FilterSelect } from '@intranet/ui/tables/FilterSelect.tsx';
import { type ListFilter, nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { siteQuery } from '#core/site.ts';
import { namesakeNotes } from '#features/people/shared/namesakes.ts';
import { birthdaysQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { birthdayColumns, monthDayOf } from './columns.tsx';
import { EditProvider, useBirthdayEdit } from './use-birthday-edit.ts';

const NO_BIRTHDAYS: Birthday[] = [];

function noteFor(rows: readonly Birthday[]): string | null {
  if (rows.length === 0 || rows.every((row) => row.can_edit)) return null;
  return rows.some((row) => row.can_edit)
    ? t('You can only change your own birthday.')
    : t('View only.');
}

const ALL = 'all';
const MONTHS = [
  { value: ALL, label: t('All') },
  ...MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: t(name) })),
];
const readMonth = (text: string) => (MONTHS.some(({ value }) => value === text) ? text : ALL);

const FILTERS: ListFilter<Birthday>[] = [
  {
    key: 'month',
    label: t('Month'),
    initial: ALL,
    all: ALL,
    read: readMonth,
    inWords: (value) => MONTHS.find((month) => month.value === value)?.label ?? value,
    // A month excludes unknown birthdays (spec §5).
    passes: (row, month) => month === ALL || Number(monthDayOf(row).slice(0, 2)) === Number(month),
    Input: ({ value, onChange }) => (
      <FilterSelect
        label={t('Month')}
        data={MONTHS}
        value={value === ALL ? '' : value}
        onChange={(chosen) => onChange(chosen || ALL)}
      />
    ),
  },
  nameFilter((row) => row.name),
];
export function BirthdaysTab() {
  const query = useQuery(birthdaysQuery);
  const site = useQuery(siteQuery);
  const { data = NO_BIRTHDAYS } = query;
  const today = site.data?.today;
  const rows = today ? data : NO_BIRTHDAYS;
  const edit = useBirthdayEdit(rows);
  const edited = rows.find((row) => row.employee_id === edit.editing);
  const list = useFilteredRows(rows, FILTERS, 'birthday:asc', { edited });
  const ofMonth = list.table.chips.some(({ key }) => key === 'month');
  const first = today && !ofMonth ? weekOf(today).start.slice(5) : '';
  const celebrations = useMemo(
    () =>
      new Map(today ? birthdaysIn(weekOf(today)).map(({ birthday, day }) => [birthday, day]) : []),
    [today],
  );
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const notes = useMemo(() => namesakeNotes(rows), [rows]);
  const columns = useMemo(
    () => birthdayColumns({ narrow, editing: edit.editing, today, celebrations, first, notes }),
    [narrow, edit.editing, today, celebrations, first, notes],
  );
  const note = noteFor(rows);
  return (
    <EditProvider value={edit}>
      <Stack gap="md">
        {note && <ReadOnlyNote>{note}</ReadOnlyNote>}
        <Box ref={frame} maw={864}>
          <DataTable
            label={t('Birthdays')}
            noun={(count) => t('{count, plural, one {# person} other {# people}}', { count })}
            {...list.table}
            search={<FilterBar {...list.bar} />}
            columns={columns}
            rowKey={(row) => row.employee_id}
            empty={t('No birthday data found (or error fetching).')}
            emptyAlways
            {...tableState(query, site)}
            exportName
          />
        </Box>
      </Stack>
    </EditProvider>
  );
}
