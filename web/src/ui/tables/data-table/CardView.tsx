import { Skeleton } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { type Icon, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useSettlingRows } from '../use-settling-rows.ts';
import { type Column, cellContent, cellText } from './column.ts';
import classes from './data-table.module.css';
import { groupHeadings } from './row-groups.ts';
import type { RowLink, RowSummary } from './row-summary.ts';
import type { RowProps, ViewProps } from './TableView.tsx';
import { usePrinting } from './use-printing.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const CLOSED_HEIGHT = 61;
const LEAST_COLUMNS = 2;

function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { open, toggle };
}

/** A narrow table: each row is a short text that opens to all its cells. */
export function CardView<Row>(props: ViewProps<Row>) {
  const { label, columns, model, loading, expectedRows, summary, rowLink } = props;
  const scroller = useRef<HTMLElement>(null);
  const { rows: sorted, sort } = model;
  const rows = useVirtualRows(sorted, scroller, CLOSED_HEIGHT);
  const { virtual, items } = rows;
  const cards = useRef<HTMLUListElement>(null);
  useSettlingRows(cards, sorted);
  const { open, toggle } = useOpenRows();
  const headings = useMemo(() => groupHeadings(columns, sorted, sort), [columns, sorted, sort]);
  const printing = usePrinting();
  useDidUpdate(() => rows.toTop(), [sort?.column, sort?.direction]);
  return (
    <section
      ref={scroller}
      className={virtual ? classes.cardScroller : undefined}
      aria-label={label}
      aria-busy={loading}
      // A few cards scroll with the page; only a scrolling frame needs the focus.
      tabIndex={virtual ? 0 : undefined}
    >
      <ul
        ref={cards}
        className={classes.cards}
        aria-label={label}
        style={{ paddingTop: rows.before, paddingBottom: rows.after }}
      >
        {loading && items.length === 0 && <SkeletonCards count={expectedRows} />}
        {items.map(({ index, row }) => (
          <Card
            key={row.id}
            row={row}
            index={index}
            heading={headings.get(index)}
            columns={columns}
            summary={summary}
            rowLink={rowLink}
            isNew={props.marked.has(row.id)}
            open={printing || open.has(row.id)}
            onToggle={toggle}
            count={virtual ? sorted.length : undefined}
            measure={rows.measure}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps<Row> extends RowProps<Row> {
  heading: string | undefined;
  summary: (row: Row) => RowSummary;
  rowLink: RowLink<Row> | undefined;
  open: boolean;
  onToggle: (id: string) => void;
  /** The number of all cards, if only some are drawn. */
  count: number | undefined;
}

const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { row, index, heading, columns, summary, rowLink, open, onToggle, count, isNew, measure } =
    props;
  const short = columns.length > LEAST_COLUMNS ? summary(row.original) : null;
  return (
    <li
      ref={measure}
      data-index={index}
      data-new={isNew || undefined}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
    >
      {heading && <p className={classes.heading}>{heading}</p>}
      {!short && <Pair columns={columns} row={row.original} />}
      {short &&
        (rowLink ? (
          rowLink(row.original, {
            className: classes.summary ?? '',
            children: <Summary {...short} Chevron={IconChevronRight} />,
          })
        ) : (
          <Fold
            {...{ columns, short, open }}
            row={row.original}
            onToggle={() => onToggle(row.id)}
          />
        ))}
    </li>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;

interface FoldProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  short: RowSummary;
  open: boolean;
  onToggle: () => void;
}

/** A short text that opens to the cells that it doesn't show. */
function Fold<Row>({ columns, row, short, open, onToggle }: FoldProps<Row>) {
  const cells = useId();
  const others = columns.filter(
    (column) =>
      !short.shows?.includes(column.id) && (column.render || cellText(column, row) !== ''),
  );
  if (others.length === 0) {
    return (
      <div className={classes.summary}>
        <Summary {...short} />
      </div>
    );
  }
  return (
    <>
      <div className={classes.fold}>
        <button
          type="button"
          className={classes.summary}
          aria-expanded={open}
          aria-controls={open ? cells : undefined}
          onClick={onToggle}
        >
          <Summary {...short} Chevron={IconChevronDown} />
        </button>
        {short.action && <div className={classes.action}>{short.action}</div>}
      </div>
      {open && (
        <dl id={cells} className={classes.card}>
          {others.map((column) => (
            <Cell key={column.id} column={column} row={row} />
          ))}
        </dl>
      )}
    </>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <div>
      <dt>{column.header}</dt>
      <dd dir="auto" data-kind={column.kind}>
        {cellContent(column, row)}
      </dd>
    </div>
  );
}

/** Two cells stand side by side, their names only read aloud. */
function Pair<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className={classes.pair}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </dl>
  );
}

function Summary({ title, detail, aside, Chevron }: RowSummary & { Chevron?: Icon }) {
  return (
    <>
      <span className={classes.texts}>
        <span className={classes.title} dir="auto" data-may-be-cut>
          {title}
        </span>{' '}
        {detail && (
          <span className={classes.detail} dir="auto" data-may-be-cut>
            {detail}
          </span>
        )}
      </span>
      {aside && <span className={classes.aside}> {aside}</span>}
      {Chevron && <Chevron size={16} aria-hidden className={classes.chevron} />}
    </>
  );
}

function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, key) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike
    <li key={key} aria-hidden>
      <div className={classes.summary}>
        <span className={classes.texts}>
          <Skeleton height={12} my={4} width="60%" />
          <Skeleton height={10} my={5} width="80%" />
        </span>
      </div>
    </li>
  ));
}
