import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { CardView } from './CardView.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { EmptyState, NOTHING_MATCHES } from './EmptyState.tsx';
import { ExportButtons, type FetchRows } from './ExportButtons.tsx';
import { FailedState, type Failure } from './FailedState.tsx';
import type { Noun } from './noun.ts';
import { TableView } from './TableView.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useNarrow } from './use-narrow.ts';
import { type SortProps, useTableModel } from './use-table-model.ts';

export interface DataTableProps<Row extends RowData> extends SortProps {
  /** The filtered rows. Must be stable (`useMemo`). */
  rows: readonly Row[];
  /** All rows before filtering, the same objects. They are sorted once, which keeps search fast. */
  all?: readonly Row[] | undefined;
  /** Must be stable. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** The name of the table and of its exported sheet. Unique on the page. */
  label: string;
  /** Singular and plural: `['leave', 'leaves']`. */
  noun: Noun;
  empty: string;
  /** Shows `empty` also with filters or after a failure, as specified for some lists (spec §2, §8). */
  emptyAlways?: boolean | undefined;
  emptyFiltered?: string | undefined;
  filtered?: boolean | undefined;
  /** Offered as "Show all" when filters hide every entry. */
  onClearFilters?: (() => void) | undefined;
  /** The number of rows without filters. Default: the length of `all` or `rows`. */
  total?: number | undefined;
  loading?: boolean | undefined;
  failed?: Failure | null | undefined;
  /** The file name of exports, without extension. Without it, there are none. */
  exportName?: string | undefined;
  fetchRows?: FetchRows<Row> | undefined;
}

/** Sorts, virtualizes and exports rows, and becomes cards when narrow. The page filters the rows. */
export function DataTable<Row extends RowData>({
  rows,
  all = rows,
  columns,
  rowKey,
  label,
  noun,
  empty,
  emptyAlways = false,
  emptyFiltered = emptyAlways ? empty : NOTHING_MATCHES,
  onClearFilters,
  total = all.length,
  filtered = total > 0,
  loading = false,
  failed,
  exportName,
  fetchRows,
  ...sortProps
}: DataTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(frame);
  const model = useTableModel(rows, all, columns, rowKey, sortProps);
  const View = narrow ? CardView : TableView;
  // A failed load leaves it unknown whether there are entries.
  const showsEmpty = filtered || !failed || emptyAlways;
  const unknown = loading ? 'loading' : failed ? 'failed' : 'known';
  const state = rows.length > 0 ? 'known' : unknown;
  return (
    <div ref={frame} className={classes.frame} data-list>
      <Toolbar shown={rows.length} total={total} noun={noun} state={state}>
        {exportName && (
          <ExportButtons
            name={exportName}
            label={label}
            columns={columns}
            rows={model.rows}
            fetchRows={fetchRows}
          />
        )}
      </Toolbar>
      {failed && <FailedState {...failed} />}
      {rows.length > 0 || loading ? (
        <View label={label} columns={columns} model={model} loading={loading} />
      ) : (
        showsEmpty && (
          <EmptyState
            text={filtered ? emptyFiltered : empty}
            filtered={filtered}
            onClearFilters={onClearFilters}
          />
        )
      )}
    </div>
  );
}
