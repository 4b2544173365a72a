import { Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useSettlingRows } from '../use-settling-rows.ts';
import { CardSort } from './CardSort.tsx';
import { cellContent } from './column.ts';
import classes from './data-table.module.css';
import type { RowSummary } from './row-summary.ts';
import type { RowProps, ViewProps } from './TableView.tsx';
import { usePrinting } from './use-printing.ts';
import type { Sort } from './use-table-model.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const CLOSED_HEIGHT = 61;
/** Rows of so few cells are always open. */
const LEAST_COLUMNS = 2;

/** The ids of the open rows. */
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
  const { label, columns, model, loading, expectedRows, summary } = props;
  const scroller = useRef<HTMLElement>(null);
  const rows = useVirtualRows(model.rows, scroller, CLOSED_HEIGHT);
  const { virtual, items } = rows;
  const cards = useRef<HTMLUListElement>(null);
  useSettlingRows(cards, model.rows);
  const { open, toggle } = useOpenRows();
  const printing = usePrinting();
  const setSort = (sort: Sort | null) => {
    model.setSort(sort);
    rows.toTop();
  };
  return (
    <>
      <CardSort columns={columns} sort={model.sort} onChange={setSort} />
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
              columns={columns}
              summary={summary}
              open={printing || open.has(row.id)}
              onToggle={toggle}
              count={virtual ? model.rows.length : undefined}
              measure={rows.measure}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface CardProps<Row> extends RowProps<Row> {
  summary: (row: Row) => RowSummary;
  open: boolean;
  onToggle: (id: string) => void;
  /** The number of all cards, if only some are drawn. */
  count: number | undefined;
}

const Card = memo(function Card<Row>(props: CardProps<Row>) {
  const { row, index, columns, summary, open, onToggle, count, measure } = props;
  const cells = useId();
  const folds = columns.length > LEAST_COLUMNS;
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
    >
      {folds && (
        <button
          type="button"
          className={classes.summary}
          aria-expanded={open}
          aria-controls={open ? cells : undefined}
          onClick={() => onToggle(row.id)}
        >
          <Summary {...summary(row.original)} />
        </button>
      )}
      {(open || !folds) && (
        <dl id={cells} className={classes.card}>
          {columns.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd dir="auto" data-kind={column.kind}>
                {cellContent(column, row.original)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;

function Summary({ title, detail, aside }: RowSummary) {
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
      <IconChevronDown size={16} aria-hidden className={classes.chevron} />
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
