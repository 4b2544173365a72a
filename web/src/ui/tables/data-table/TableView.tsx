import { Skeleton } from '@mantine/core';
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { useSettlingRows } from '../use-settling-rows.ts';
import { type Column, cellContent, cellText } from './column.ts';
import classes from './data-table.module.css';
import { useColumnWidths } from './fit-columns.ts';
import type { RowLink, RowSummary } from './row-summary.ts';
import { SortHeader } from './SortHeader.tsx';
import { useListHeight } from './use-list-height.ts';
import type { ModelRow, TableModel } from './use-table-model.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface ViewProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  model: TableModel<Row>;
  all: readonly Row[];
  loading: boolean;
  expectedRows: number;
  /** Keys of rows that have just come. */
  marked: ReadonlySet<string>;
  summary: (row: Row) => RowSummary;
  rowLink?: RowLink<Row> | undefined;
  footer?: Row | undefined;
}

/** The height of a one-line row; others are measured when they become visible. */
const ROW_HEIGHT = 40;

export function TableView<Row>(props: ViewProps<Row>) {
  const { label, columns, model, all, loading, expectedRows, rowLink } = props;
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualRows(model.rows, scroller, ROW_HEIGHT);
  const { virtual, items } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  useSettlingRows(body, model.rows);
  useListHeight(scroller, virtual);
  const { widths, room, tight } = useColumnWidths(columns, all, scroller);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const rest = Math.max(0, Math.floor(room - width));
  const toggle = (columnId: string) => {
    model.toggle(columnId);
    rows.toTop();
  };
  return (
    // The frame takes the focus so that the keyboard can scroll it.
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={label}
      aria-busy={loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
      tabIndex={0}
    >
      <table
        className={classes.table}
        data-tight={tight || undefined}
        style={{ '--least-width': `${Math.floor(width)}px` } as CSSProperties}
        aria-label={label}
        aria-rowcount={virtual ? model.rows.length + (props.footer ? 2 : 1) : undefined}
      >
        <colgroup>
          {columns.map((column, index) => {
            const own = (widths[index] ?? 0) + (index === columns.length - 1 ? rest : 0);
            return <col key={column.id} style={{ width: `${(100 * own) / (width + rest)}%` }} />;
          })}
        </colgroup>
        <thead>
          <tr aria-rowindex={virtual ? 1 : undefined}>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={model.sort} onToggle={toggle} />
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's link works by keyboard */}
        <tbody ref={body} onClick={rowLink && followRowLink}>
          {loading && items.length === 0 && <SkeletonRows columns={columns} count={expectedRows} />}
          <Gap height={rows.before} columns={columns.length} />
          {items.map(({ index, row }) => (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              virtual={virtual}
              rowLink={rowLink}
              isNew={props.marked.has(row.id)}
              measure={rows.measure}
            />
          ))}
          <Gap height={rows.after} columns={columns.length} />
        </tbody>
        {props.footer && !loading && <TableFoot columns={columns} row={props.footer} />}
      </table>
    </section>
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

export interface RowProps<Row> {
  row: ModelRow<Row>;
  index: number;
  columns: readonly Column<Row>[];
  isNew: boolean;
  measure: (element: HTMLElement | null) => void;
}

interface TableRowProps<Row> extends RowProps<Row> {
  virtual: boolean;
  rowLink: RowLink<Row> | undefined;
}

/** Memoized, so that scrolling renders only the rows that become visible. */
const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, virtual, rowLink, isNew, measure } = props;
  const whole = columns.find((column) => column.spans?.(row.original));
  const content = (column: Column<Row>, at: number) => {
    const children = cellContent(column, row.original);
    return rowLink && at === 0
      ? rowLink(row.original, { className: classes.rowLink ?? '', children })
      : children;
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      data-new={isNew || undefined}
      aria-rowindex={virtual ? index + 2 : undefined}
    >
      {columns.map((column, at) => (
        <td
          key={column.id}
          dir="auto"
          data-column={column.id}
          data-kind={column.kind}
          data-group={column.group}
          colSpan={column === whole ? columns.length : undefined}
          hidden={whole !== undefined && column !== whole}
        >
          {content(column, at)}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function TableFoot<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td key={column.id} data-kind={column.kind} data-group={column.group}>
            {cellText(column, row)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden data-gap className={classes.gap}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function SkeletonRows<Row>(props: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: props.count }, (_, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
    <tr key={key} aria-hidden>
      {props.columns.map((column) => (
        <td key={column.id} data-kind={column.kind}>
          <Skeleton height={12} my={4} className={classes.waiting ?? ''} />
        </td>
      ))}
    </tr>
  ));
}
