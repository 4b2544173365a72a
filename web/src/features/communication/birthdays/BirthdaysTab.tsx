import type { CurrentUser } from '@intranet/contract/accounts/schemas.ts';
import { ALL_MONTHS, type Birthday, WRITERS } from '@intranet/contract/communication/endpoints.ts';
import { MONTH_NAMES } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { weekOf } from '@intranet/contract/home/week.ts';
import { birthdaysIn } from '@intranet/contract/people/birthdays.ts';
import { useNarrowElement } from '@intranet/ui/hooks/use-narrow-element.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { FilterSelect } from '@intranet/ui/tables/FilterSelect.tsx';
import { type ListFilter, nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { Box, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { siteQuery } from '#core/site.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { areaAndPosition, namesakeNotes } from '#features/people/shared/namesakes.ts';
import { useLongList } from '#features/people/shared/use-long-list.ts';
import { birthdayPageQuery, birthdaysQuery } from '../api.ts';
import { ReadOnlyNote } from '../ReadOnlyNote.tsx';
import { birthdayColumns, monthDayOf } from './columns.tsx';
import { EditProvider, useBirthdayEdit } from './use-birthday-edit.ts';

const NO_BIRTHDAYS: Birthday[] = [];

function noteFor({ user, employee }: CurrentUser): string | null {
  if (WRITERS.includes(user.role)) return null;
  return employee ? t('You can only change your own birthday.') : t('View only.');
}

const MONTHS = [
  { value: ALL_MONTHS, label: t('All') },
  ...MONTH_NAMES.map((name, index) => ({ value: String(index + 1), label: t(name) })),
];
const readMonth = (text: string) =>
  MONTHS.some(({ value }) => value === text) ? text : ALL_MONTHS;

const FILTERS: ListFilter<Birthday>[] = [
  {
    key: 'month',
    label: t('Month'),
    initial: ALL_MONTHS,
    all: ALL_MONTHS,
    read: readMonth,
    inWords: (value) => MONTHS.find((month) => month.value === value)?.label ?? value,
    // A month excludes unknown birthdays (spec §5).
    passes: (row, month) =>
      month === ALL_MONTHS || Number(monthDayOf(row).slice(0, 2)) === Number(month),
    Input: ({ value, onChange }) => (
      <FilterSelect
        label={t('Month')}
        data={MONTHS}
        value={value === ALL_MONTHS ? '' : value}
        onChange={(chosen) => onChange(chosen || ALL_MONTHS)}
      />
    ),
  },
  nameFilter((row) => row.name),
];

/** Area and position by id: of people who share a name, or of all, as a page may lack the others. */
const notesFor = (rows: readonly Birthday[], isLong: boolean) =>
  isLong
    ? new Map(rows.map((row) => [row.employee_id, areaAndPosition(row)]))
    : namesakeNotes(rows);

export function BirthdaysTab() {
  const { isLong, pageOf, query } = useLongList('birthdays', birthdaysQuery, birthdayPageQuery);
  const server = useServerPage(pageOf, FILTERS, 'birthday:asc');
  const site = useQuery(siteQuery);
  const { data: me } = useQuery(currentUserQuery);
  const today = site.data?.today;
  const rows = (today && (server?.rows ?? query.data)) || NO_BIRTHDAYS;
  const edit = useBirthdayEdit(rows, isLong);
  const list = useFilteredRows(rows, FILTERS, 'birthday:asc', {
    edited: edit.edited,
    page: server?.page,
  });
  const ofMonth = list.table.chips.some(({ key }) => key === 'month');
  const first = today && !ofMonth ? weekOf(today).start.slice(5) : '';
  const celebrations = useMemo(
    () =>
      new Map(today ? birthdaysIn(weekOf(today)).map(({ birthday, day }) => [birthday, day]) : []),
    [today],
  );
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const notes = useMemo(() => notesFor(rows, isLong), [rows, isLong]);
  const columns = useMemo(
    () => birthdayColumns({ narrow, editing: edit.editing, today, celebrations, first, notes }),
    [narrow, edit.editing, today, celebrations, first, notes],
  );
  const note = me && noteFor(me);
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
            {...(server && { fetchRows: server.fetchRows })}
            {...tableState(query, site, ...(server ? [server.source] : []))}
            exportName
          />
        </Box>
      </Stack>
    </EditProvider>
  );
}
