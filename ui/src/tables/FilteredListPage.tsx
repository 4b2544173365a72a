import type { PagePath } from '@intranet/contract/pages.ts';
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageShell } from '../page/PageShell.tsx';
import { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFilter } from './list-filter.tsx';
import { type Source, tableState } from './table-state.ts';
import { type InitialSort, useFilteredRows } from './use-filtered-rows.tsx';

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
  query: Source & { data: readonly Row[] | undefined };
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
  const { title, back, query, filters, initialSort, widest, note, children, ...table } = props;
  const rows = query.data ?? NO_ROWS;
  const list = useFilteredRows(rows, filters, initialSort);
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
          all={rows}
          emptyAlways
          {...tableState(query)}
        />
      </Box>
      {children}
    </PageShell>
  );
}
