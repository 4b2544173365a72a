import { DataTable, type DataTableProps } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { type Source, tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { type PageOf, useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { type ReactNode, useCallback } from 'react';
import { areaFilter } from '#features/people/shared/areas.ts';
import { leaveDaysPageQuery } from './api.ts';
import type { ReportLine } from './report-lines.ts';

type Table = 'label' | 'noun' | 'columns' | 'summary' | 'empty' | 'exportName';

interface Props extends Pick<DataTableProps<ReportLine>, Table> {
  year: number;
  /** Stands before the search. */
  viewChoice: ReactNode;
  /** Of the types that have columns. */
  source: Source;
}

const NO_LINES: ReportLine[] = [];
/** The page has a field for the area, which its figures follow too. */
const FILTERS = [
  nameFilter<ReportLine>((line) => line.name),
  areaFilter<ReportLine>((line) => line.area),
];

/** The people of a large firm with leave in a year, in pages of the server. */
export function LongPeopleReport({ year, viewChoice, source, ...table }: Props) {
  const pageOf: PageOf<ReportLine> = useCallback(
    (query) => leaveDaysPageQuery(year, query),
    [year],
  );
  const server = useServerPage(pageOf, FILTERS, 'name:asc');
  const list = useFilteredRows(server?.rows ?? NO_LINES, FILTERS, 'name:asc', {
    page: server?.page,
  });
  return (
    <DataTable
      {...table}
      {...list.table}
      search={
        <>
          {viewChoice}
          {list.bar.search}
        </>
      }
      rowKey={(line) => line.key}
      {...(server && { fetchRows: server.fetchRows })}
      {...tableState(source, ...(server ? [server.source] : []))}
    />
  );
}
