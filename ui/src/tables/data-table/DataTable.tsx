import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { FailedState, type Failure } from '../../feedback/FailedState.tsx';
import { useNarrowElement } from '../../hooks/use-narrow-element.ts';
import type { ServerPage } from '../use-server-page.ts';
import { CardView } from './CardView.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { ExportMenu, type FetchRows, type MenuAction } from './ExportMenu.tsx';
import { type FilterChip, FilterChips } from './FilterChips.tsx';
import type { Noun } from './noun.ts';
import { PageNav } from './PageNav.tsx';
import { defaultSummary, type RowLink, type RowSummary } from './row-summary.ts';
import { SortMenu } from './SortMenu.tsx';
import { StepNav } from './StepNav.tsx';
import { TableView } from './TableView.tsx';
import { type ListAction, Toolbar, ToolbarButtons } from './Toolbar.tsx';
import { type ListState, useListState } from './use-list-state.ts';
import { useNewRows } from './use-new-rows.ts';

export interface DataTableProps<Row> extends ListState {
  /** The filtered rows, undefined until they are loaded. Must be stable (`useMemo`). */
  rows: readonly Row[] | undefined;
  /** All rows before filtering, of which new ones are marked. */
  all?: readonly Row[] | undefined;
  /** Must be stable. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Names the table, uniquely on the page, and its exported sheet. */
  label: string;
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
  /** The page that `rows` are, if the server filtered, sorted and cut the list. */
  serverPage?: ServerPage | undefined;
  loading?: boolean | undefined;
  /** The number of rows drawn while loading. Default: 11. */
  expectedRows?: number | undefined;
  failed?: Failure | null | undefined;
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
  /** The column by whose values sorted rows have headings, also in a wide table. */
  groupBy?: string | undefined;
  /** A row on a phone. Must be stable. Default: the first columns. */
  summary?: ((row: Row) => RowSummary) | undefined;
  /** The link that opens a row. Must be stable. */
  rowLink?: RowLink<Row> | undefined;
}

const NO_ROWS: never[] = [];
const NO_CHIPS: FilterChip[] = [];
const NO_ACTIONS: ListAction[] = [];

const isPrimary = ({ primary = false }: ListAction) => primary;

/** Sorts, pages and exports rows, and becomes cards when narrow. The page filters the rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { serverPage } = props;
  const { rows = NO_ROWS, all = rows, columns: given, rowKey, label, noun, summary } = props;
  const { total = all.length, loading = false, expectedRows = 11, failed, exportName } = props;
  const { chips = NO_CHIPS, onClearFilters, onShowAll = onClearFilters } = props;
  const { filtered = total > 0, empty, emptyAlways = false, actions = NO_ACTIONS } = props;
  const { emptyFiltered = emptyAlways ? empty : undefined } = props;
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useNarrowElement(frame);
  const columns = useMemo(() => given.filter(({ hidden }) => !hidden), [given]);
  const shortly = useMemo(() => summary ?? defaultSummary(columns), [summary, columns]);
  const marked = useNewRows(loading ? undefined : props.all, rowKey);
  const list = useListState(rows, columns, props);
  const View = narrow ? CardView : TableView;
  // A failed load leaves it unknown whether there are entries.
  const showsEmpty = filtered || !failed || emptyAlways;
  const empties = rows.length === 0 && !loading;
  const blank = empties && !filtered;
  const exports = exportName && !blank;
  const unknown = loading ? 'loading' : failed ? 'failed' : 'known';
  const state = rows.length > 0 ? 'known' : unknown;
  return (
    <div ref={frame} className={classes.frame} data-list>
      <Toolbar
        shown={serverPage?.found ?? rows.length}
        total={total}
        maxCount={serverPage?.maxCount}
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
          <SortMenu columns={columns} sort={list.sort} onChange={list.setSort} />
        )}
        {exports && (
          <ExportMenu
            name={exportName === true ? label : exportName}
            label={label}
            columns={given}
            rows={list.sorted}
            fetchRows={props.fetchRows}
            others={props.exports}
            narrow={narrow}
            before={narrow ? actions.filter((action) => !isPrimary(action)) : undefined}
          />
        )}
        <ToolbarButtons actions={narrow && exports ? actions.filter(isPrimary) : actions} />
        {props.about}
      </Toolbar>
      {failed && !(empties && showsEmpty) && <FailedState {...failed} />}
      {!empties && (
        <View
          {...{ label, columns, rowKey, loading, expectedRows, marked }}
          {...{ rows: list.shown, sort: list.sort, onSort: list.setSort }}
          page={serverPage?.number ?? list.page}
          printing={list.printing}
          summary={shortly}
          rowLink={props.rowLink}
          groupBy={props.groupBy}
          footer={props.footer}
        />
      )}
      {list.pages > 1 && (
        <PageNav
          {...{ label, narrow, page: list.page, pages: list.pages, total: rows.length }}
          onChange={list.setPage}
        />
      )}
      {serverPage && (serverPage.next || serverPage.previous) && (
        <StepNav {...{ label, narrow, rows: rows.length }} {...serverPage} />
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
