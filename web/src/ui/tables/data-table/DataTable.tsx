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
  /** What the page's filters leave. The same array while nothing changed (`useMemo`). */
  rows: readonly Row[];
  /**
   * What the filters pick `rows` from, the same objects: of thousands, for the filters' sake. They are
   * sorted once then, and not at each letter of a search.
   */
  all?: readonly Row[] | undefined;
  /** Declared outside the component, or memoized with what their `render` reads. */
  columns: readonly Column<Row>[];
  /** Unique among the rows, and the same for the same row. */
  rowKey: (row: Row) => string | number;
  /** What the table holds: its accessible name, and its sheet's name. Unique on its page. */
  label: string;
  /** The name of one entry and of several: `['leave', 'leaves']`. */
  noun: Noun;
  /** Shown when there is no data at all. */
  empty: string;
  /**
   * Shows `empty` whenever no entry is shown, also when filters hide all of them or loading failed:
   * for the lists whose empty sentence the specification names (spec §2, §8).
   */
  emptyAlways?: boolean | undefined;
  /** Shown when the filters hide every entry. */
  emptyFiltered?: string | undefined;
  /** True while filters hide entries. Default: `total > 0`. */
  filtered?: boolean | undefined;
  /** Clears the filters; offered as "Show all" when they hide every entry. */
  onClearFilters?: (() => void) | undefined;
  /** How many rows there are without filters. Default: as many as `all`, or `rows`. */
  total?: number | undefined;
  /** The rows are on their way. */
  loading?: boolean | undefined;
  /** The rows could not be had. */
  failed?: Failure | null | undefined;
  /** Offers exports, as files of this name (without ending). */
  exportName?: string | undefined;
  /** Where `rows` are only a part so far: gets all of them for an export. */
  fetchRows?: FetchRows<Row> | undefined;
}

/**
 * The one table of the product. Sorts, shows thousands of rows smoothly, becomes cards where it is
 * narrow, exports what it shows, and has its loading, empty and failed states (house rule 20).
 * Filters are the page's own: it hands over what they leave, and `total`.
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
  // After a failure, whether there is an entry is unknown.
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
