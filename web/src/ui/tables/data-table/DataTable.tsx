import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { CardView } from './CardView.tsx';
import type { Column } from './column.ts';
import type { Noun } from './count-text.ts';
import classes from './data-table.module.css';
import { EmptyState, NOTHING_MATCHES } from './EmptyState.tsx';
import { ExportButtons, type FetchRows } from './ExportButtons.tsx';
import { FailedState, type Failure } from './FailedState.tsx';
import { TableView } from './TableView.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useNarrow } from './use-narrow.ts';
import { type SortProps, useTableModel } from './use-table-model.ts';

export interface DataTableProps<Row extends RowData> extends SortProps {
  /** The filtered rows. Must be the same array while nothing changed (`useMemo`). */
  rows: readonly Row[];
  /**
   * All rows before filtering, the same objects as in `rows`. They are sorted once, so that a
   * search in thousands of rows stays fast.
   */
  all?: readonly Row[] | undefined;
  /** Must be stable: declared outside the component, or memoized. */
  columns: readonly Column<Row>[];
  /** Unique and stable per row. */
  rowKey: (row: Row) => string | number;
  /** The table's accessible name and its sheet's name. Unique on the page. */
  label: string;
  /** Singular and plural: `['leave', 'leaves']`. */
  noun: Noun;
  /** The text without any data. */
  empty: string;
  /**
   * Shows `empty` whenever no entry is shown, even with filters or after a failure, for lists whose
   * empty sentence is specified (spec §2, §8).
   */
  emptyAlways?: boolean | undefined;
  emptyFiltered?: string | undefined;
  /** True while filters hide entries. Default: `total > 0`. */
  filtered?: boolean | undefined;
  /** Clears the filters; offered as "Show all" when they hide every entry. */
  onClearFilters?: (() => void) | undefined;
  /** The number of rows without filters. Default: the length of `all` or `rows`. */
  total?: number | undefined;
  loading?: boolean | undefined;
  failed?: Failure | null | undefined;
  /** The file name for exports, without extension. Omit it to offer none. */
  exportName?: string | undefined;
  /** Gets all rows for an export if `rows` holds only a part. */
  fetchRows?: FetchRows<Row> | undefined;
}

/**
 * The product's table. It sorts, virtualizes thousands of rows, becomes cards when narrow, exports
 * its rows, and has loading, empty and failed states. The page filters the rows and passes `total`.
 */
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
