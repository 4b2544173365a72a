import type { PagePath } from '@intranet/contract/pages.ts';
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageShell } from '../page/PageShell.tsx';
import { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFilter } from './list-filter.tsx';
import { type Source, tableState } from './table-state.ts';
import { useFilteredRows } from './use-filtered-rows.tsx';
import type { InitialSort } from './use-list-address.ts';
import { type PageOf, useServerPage } from './use-server-page.ts';

type TableProps =
  | 'columns'
  | 'rowKey'
  | 'label'
  | 'noun'
  | 'empty'
  | 'exportName'
  | 'summary'
  | 'rowLink';

interface Props<Row extends object> extends Pick<DataTableProps<Row>, TableProps> {
  title: string;
  back: PagePath;
  query: { data: readonly Row[] | undefined } & Source;
  /** A list that is too long to be sent whole comes in pages of this query. */
  pageOf?: PageOf<Row> | undefined;
  /** Must be stable. */
  filters: readonly ListFilter<Row>[];
  initialSort: InitialSort;
  widest?: number;
  /** A sentence above the list. */
  note?: string | undefined;
  children?: ReactNode;
}

const NO_ROWS: never[] = [];

/** A page with one list and its filters, whose empty sentence is specified (spec §2, §8). */
export function FilteredListPage<Row extends object>(props: Props<Row>) {
  const { title, back, query, pageOf, filters, initialSort, widest, note, children, ...table } =
    props;
  const server = useServerPage(pageOf, filters, initialSort);
  const rows = server?.rows ?? query.data ?? NO_ROWS;
  const list = useFilteredRows(rows, filters, initialSort, { page: server?.page });
  return (
    <PageShell width="full" title={title} back={back} above={['/people']}>
      <Box {...(widest && { maw: widest })}>
        {note && (
          <Text size="sm" c="dimmed" mb="sm">
            {note}
          </Text>
        )}
        <DataTable
          {...table}
          {...list.table}
          search={<FilterBar {...list.bar} />}
          {...(server ? { fetchRows: server.fetchRows } : { all: rows })}
          emptyAlways
          {...tableState(query, ...(server ? [server.source] : []))}
        />
      </Box>
      {children}
    </PageShell>
  );
}
