import type { Icon } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { CardView } from './CardView.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { EmptyState } from './EmptyState.tsx';
import { ExportMenu, type FetchRows, type MenuAction } from './ExportMenu.tsx';
import { FailedState, type Failure } from './FailedState.tsx';
import { type FilterChip, FilterChips } from './FilterChips.tsx';
import type { Noun } from './noun.ts';
import { defaultSummary, type RowLink, type RowSummary } from './row-summary.ts';
import { SortMenu } from './SortMenu.tsx';
import { TableView } from './TableView.tsx';
import { type ListAction, Toolbar, ToolbarButtons } from './Toolbar.tsx';
import { useUniformDigits } from './uniform-digits.ts';
import { useNarrowElement } from './use-narrow-element.ts';
import { useNewRows } from './use-new-rows.ts';
import { type SortProps, useTableModel } from './use-table-model.ts';

export interface DataTableProps<Row extends RowData> extends SortProps {
  /** The filtered rows, undefined until they are loaded. Must be stable (`useMemo`). */
  rows: readonly Row[] | undefined;
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
  emptyIcon?: Icon;
  /** Shows `empty` also with filters or after a failure, as specified for some lists (spec §2, §8). */
  emptyAlways?: boolean | undefined;
  emptyFiltered?: string | undefined;
  filtered?: boolean | undefined;
  chips?: readonly FilterChip[] | undefined;
  onClearFilters?: (() => void) | undefined;
  /** Offered when filters hide every entry. Default: `onClearFilters`. */
  onShowAll?: (() => void) | undefined;
  /** The number of rows without filters. Default: the length of `all` or `rows`. */
  total?: number | undefined;
  loading?: boolean | undefined;
  /** The number of rows drawn while loading. Default: 8. */
  expectedRows?: number | undefined;
  failed?: Failure | null | undefined;
  /** The file name of exports, without extension. Without it, there are none. */
  /** Offers exports; the file is named like the list, or by this text. */
  exportName?: true | string | undefined;
  fetchRows?: FetchRows<Row> | undefined;
  /** More ways to export, after those of the table. */
  exports?: readonly MenuAction[] | undefined;
  actions?: readonly ListAction[] | undefined;
  search?: ReactNode;
  /** Sums below the rows of a wide table, not in files. */
  footer?: Row | undefined;
  about?: ReactNode;
  /** On a wide page and on phones, the actions stand in the line of the page's title. */
  actionsInTitle?: boolean;
  /** A row on a phone. Must be stable. Default: the first columns. */
  summary?: ((row: Row) => RowSummary) | undefined;
  /** The link that opens a row. Must be stable. */
  rowLink?: RowLink<Row> | undefined;
}

const NO_ROWS: never[] = [];
const NO_CHIPS: FilterChip[] = [];
const NO_ACTIONS: ListAction[] = [];

/** Sorts, virtualizes and exports rows, and becomes cards when narrow. The page filters the rows. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows = NO_ROWS, all = rows, columns: given, rowKey, label, noun, summary } = props;
  const { total = all.length, loading = false, expectedRows = 11, failed, exportName } = props;
  const { chips = NO_CHIPS, onClearFilters, onShowAll = onClearFilters } = props;
  const { filtered = total > 0, empty, emptyAlways = false, actions = NO_ACTIONS } = props;
  const { emptyFiltered = emptyAlways ? empty : undefined } = props;
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const written = useUniformDigits(given, all);
  const columns = useMemo(() => written.filter(({ hidden }) => !hidden), [written]);
  const shortly = useMemo(() => summary ?? defaultSummary(columns), [summary, columns]);
  const marked = useNewRows(loading ? undefined : props.all, rowKey);
  const model = useTableModel(rows, all, columns, rowKey, props);
  const View = narrow ? CardView : TableView;
  // A failed load leaves it unknown whether there are entries.
  const showsEmpty = filtered || !failed || emptyAlways;
  const empties = rows.length === 0 && !loading;
  const blank = empties && !filtered;
  const unknown = loading ? 'loading' : failed ? 'failed' : 'known';
  const state = rows.length > 0 ? 'known' : unknown;
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-list
      data-actions-in-title={props.actionsInTitle || undefined}
    >
      <Toolbar
        shown={rows.length}
        total={total}
        noun={noun}
        state={state}
        search={props.search}
        filters={
          <FilterChips
            narrow={narrow}
            chips={chips}
            onClear={empties ? undefined : onClearFilters}
          />
        }
      >
        {narrow && (loading || total > 1) && (
          <SortMenu columns={columns} sort={model.sort} onChange={model.setSort} />
        )}
        {exportName && !blank && (
          <ExportMenu
            name={exportName === true ? label : exportName}
            label={label}
            columns={written}
            rows={model.rows}
            fetchRows={props.fetchRows}
            others={props.exports}
            narrow={narrow}
            before={narrow ? actions.filter(({ primary }) => !primary) : undefined}
          />
        )}
        {actions.length > 0 && (
          <div className={classes.actions}>
            <ToolbarButtons actions={actions} narrow={narrow} />
          </div>
        )}
        {props.about}
      </Toolbar>
      {failed && !(empties && showsEmpty) && <FailedState {...failed} />}
      {!empties && (
        <View
          {...{ label, columns, model, all, loading, expectedRows, marked }}
          summary={shortly}
          rowLink={props.rowLink}
          footer={props.footer}
        />
      )}
      {empties && showsEmpty && (
        <EmptyState
          text={filtered ? emptyFiltered : empty}
          filtered={filtered}
          icon={props.emptyIcon}
          chips={chips}
          failed={failed}
          onShowAll={onShowAll}
        />
      )}
    </div>
  );
}
