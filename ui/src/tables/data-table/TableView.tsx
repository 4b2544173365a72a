import { Skeleton, Table } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  type CSSProperties,
  Fragment,
  type MouseEvent,
  memo,
  type ReactNode,
  useMemo,
  useRef,
} from 'react';
import { type Column, cellContent, cellText } from './column.ts';
import classes from './data-table.module.css';
import { groupHeadings } from './row-groups.ts';
import type { RowLink, RowSummary } from './row-summary.ts';
import { nextSort, type Sort } from './sort-rows.ts';

export interface ViewProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** The rows of the page. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  page: number;
  loading: boolean;
  expectedRows: number;
  /** Keys of rows that have just come. */
  marked: ReadonlySet<string>;
  summary: (row: Row) => RowSummary;
  rowLink: RowLink<Row> | undefined;
  groupBy: string | undefined;
  footer: Row | undefined;
}

const NO_HEADINGS: ReadonlyMap<number, string> = new Map();

/** Shorter lists are shown whole; longer ones scroll below their header. */
const MAX_WHOLE = 12;

/** The attributes by which cells of a column are aligned and pinned. */
const cellProps = <Row,>({ id, kind = 'text', group, nowrap }: Column<Row>) => ({
  'data-column': id,
  'data-kind': kind,
  'data-group': group,
  'data-nowrap': nowrap,
});

export function TableView<Row>(props: ViewProps<Row>) {
  const { label, columns, rows, rowKey, sort, page, loading, rowLink, groupBy, footer } = props;
  const scroller = useRef<HTMLElement>(null);
  const headings = useMemo(
    () =>
      groupBy !== undefined && sort?.column === groupBy
        ? groupHeadings(columns, rows, sort, groupBy)
        : NO_HEADINGS,
    [columns, rows, sort, groupBy],
  );
  useDidUpdate(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page, sort?.column, sort?.direction]);
  return (
    // The frame takes the focus so that the keyboard can scroll it.
    <section
      ref={scroller}
      className={classes.scroller}
      data-scrolls={rows.length > MAX_WHOLE || undefined}
      aria-label={label}
      aria-busy={loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
      tabIndex={0}
    >
      <Table
        className={classes.table ?? ''}
        aria-label={label}
        horizontalSpacing={6}
        verticalSpacing={4}
        withRowBorders={false}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Header key={column.id} column={column} sort={sort} onSort={props.onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        {/* The row's link works by keyboard. */}
        <Table.Tbody onClick={rowLink && followRowLink}>
          {loading && rows.length === 0 && (
            <SkeletonRows columns={columns} count={props.expectedRows} />
          )}
          {rows.map((row, index) => {
            const id = String(rowKey(row));
            const isNew = props.marked.has(id);
            const heading = headings.get(index);
            return (
              <Fragment key={id}>
                {heading !== undefined && <GroupRow heading={heading} span={columns.length} />}
                <TableRow {...{ row, columns, rowLink, isNew }} />
              </Fragment>
            );
          })}
        </Table.Tbody>
        {footer && !loading && (
          <Table.Tfoot>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Td key={column.id} {...cellProps(column)}>
                  {cellText(column, footer)}
                </Table.Td>
              ))}
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </section>
  );
}

function GroupRow({ heading, span }: { heading: string; span: number }) {
  return (
    <Table.Tr className={classes.group ?? ''}>
      <Table.Th scope="colgroup" colSpan={span} dir="auto">
        {heading}
      </Table.Th>
    </Table.Tr>
  );
}

interface HeaderProps<Row> extends Pick<ViewProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { id, header, minWidth, sortable = true } = column;
  const state = sort?.column === id ? (`${sort.direction}ending` as const) : 'none';
  return (
    <Table.Th
      scope="col"
      {...cellProps(column)}
      style={{ '--min-width': minWidth && `${minWidth}px` } as CSSProperties}
      aria-sort={sortable ? state : undefined}
      title={sortable ? undefined : column.sortName}
    >
      {sortable ? (
        <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, id))}>
          {header}
          {state === 'ascending' && <IconArrowUp size={14} aria-hidden />}
          {state === 'descending' && <IconArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        header
      )}
    </Table.Th>
  );
}

/** A click anywhere in a row follows its link, but not one on a button or a selected text. */
function followRowLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = target.closest('tr')?.querySelector(`.${classes.rowLink}`);
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

interface TableRowProps<Row> extends Pick<ViewProps<Row>, 'columns' | 'rowLink'> {
  row: Row;
  isNew: boolean;
}

/** Memoized, because pages render often while someone types. */
const TableRow = memo(function TableRow<Row>({ row, columns, rowLink, isNew }: TableRowProps<Row>) {
  const whole = columns.find((column) => column.spans?.(row));
  const content = (column: Column<Row>, index: number) => {
    const children = cellContent(column, row);
    return rowLink && index === 0
      ? rowLink(row, { className: classes.rowLink ?? '', children })
      : children;
  };
  return (
    <Table.Tr data-new={isNew || undefined} data-linked={rowLink ? true : undefined}>
      {columns.map((column, index) => (
        <Table.Td
          key={column.id}
          dir="auto"
          {...cellProps(column)}
          colSpan={column === whole ? columns.length : undefined}
          hidden={whole !== undefined && column !== whole}
        >
          {content(column, index)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function SkeletonRows<Row>(props: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: props.count }, (_, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
    <Table.Tr key={key} aria-hidden>
      {props.columns.map((column) => (
        <Table.Td key={column.id} {...cellProps(column)}>
          <Skeleton height={12} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
