import {
  type PersonDue,
  VACATION_DUE_SORTS,
  type VacationDuePage,
} from '@intranet/contract/balance/statement-endpoints.ts';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { type PageOf, useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { areasQuery } from '#features/people/api.ts';
import { areaFilterOf } from '#features/people/shared/areas.ts';
import { vacationDuePageQuery } from '../api.ts';
import { DueTable } from './DueTable.tsx';

const MOST_OVERDUE = 'overdue:desc';
const NAME_FILTER = nameFilter<PersonDue>((row) => row.name);
const NOBODY: PersonDue[] = [];

const isOwnSort = (sort: string) =>
  VACATION_DUE_SORTS.some((column) => sort.startsWith(`${column}:`));

/** Another tab may have left its sort in the address. */
const pageOf: PageOf<PersonDue, VacationDuePage> = ({ sort, ...query }) =>
  vacationDuePageQuery({ ...query, sort: sort && isOwnSort(sort) ? sort : MOST_OVERDUE });

const rowLink: RowLink<PersonDue> = ({ employee_id }, link) => (
  <Link {...link} to="/vacation_admin" search={{ statement: String(employee_id) }} dir="auto" />
);

/** Vacation due of a large firm, in pages of the server. */
export function LongDueList() {
  const areas = useQuery(areasQuery);
  const filters = useMemo(
    () => [NAME_FILTER, areaFilterOf<PersonDue>(areas.data, (row) => row.area)],
    [areas.data],
  );
  const server = useServerPage(pageOf, filters, MOST_OVERDUE);
  const rows = server?.rows ?? NOBODY;
  const list = useFilteredRows(rows, filters, MOST_OVERDUE, { page: server?.page });
  return (
    <DueTable
      enabled={server?.reply?.enabled}
      {...list.table}
      search={<FilterBar {...list.bar} />}
      rowLink={rowLink}
      {...(server && { fetchRows: server.fetchRows })}
      {...tableState(areas, ...(server ? [server.source] : []))}
    />
  );
}
