import type { PersonDue } from '@intranet/contract/balance/statement-endpoints.ts';
import type { RowLink } from '@intranet/ui/tables/data-table/row-summary.ts';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useListFilters } from '@intranet/ui/tables/use-list-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsLong } from '#core/long-lists.ts';
import { vacationDueQuery } from '../api.ts';
import { DueTable } from './DueTable.tsx';
import { LongDueList } from './LongDueList.tsx';

/** Keeps the server's order: most overdue first, then by date. */
const SERVER_ORDER = { due_sort: '' };

const rowLink: RowLink<PersonDue> = ({ name }, link) => (
  <Link {...link} to="/vacation_admin" search={{ statement: name }} dir="auto" />
);

export function VacationDueTab() {
  const { isLong, ...known } = useIsLong('due-vacations');
  const query = useQuery({ ...vacationDueQuery, enabled: isLong === false });
  const { sorting } = useListFilters(SERVER_ORDER, 'due_sort');
  if (isLong) return <LongDueList />;
  return (
    <DueTable
      enabled={query.data?.enabled}
      rows={query.data?.people}
      rowLink={rowLink}
      {...tableState(isLong === undefined ? known : query)}
      {...sorting}
    />
  );
}
