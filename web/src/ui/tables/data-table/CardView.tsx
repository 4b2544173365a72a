import { Skeleton } from '@mantine/core';
import { memo, type ReactNode, useRef } from 'react';
import { useSettlingRows } from '../use-settling-rows.ts';
import { CardSort } from './CardSort.tsx';
import { type Column, cellText } from './column.ts';
import classes from './data-table.module.css';
import type { ViewProps } from './TableView.tsx';
import type { ModelRow, Sort } from './use-table-model.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

const LINE_HEIGHT = 28;
const CARD_PADDING = 32;
const SKELETON_CARDS = ['a', 'b', 'c'];

export function CardView<Row>({ label, columns, model, loading }: ViewProps<Row>) {
  const scroller = useRef<HTMLElement>(null);
  const height = columns.length * LINE_HEIGHT + CARD_PADDING;
  const { virtual, items, before, after, measure, toTop } = useVirtualRows(
    model.rows,
    scroller,
    height,
  );
  const cards = useRef<HTMLUListElement>(null);
  useSettlingRows(cards, model.rows);
  const setSort = (sort: Sort | null) => {
    model.setSort(sort);
    toTop();
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
          style={{ paddingTop: before, paddingBottom: after }}
        >
          {loading && items.length === 0 && <SkeletonCards columns={columns} />}
          {items.map(({ index, row }) => (
            <Card
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              count={virtual ? model.rows.length : undefined}
              measure={measure}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface CardProps<Row> {
  row: ModelRow<Row>;
  index: number;
  columns: readonly Column<Row>[];
  /** The number of all cards, if only some are drawn. */
  count: number | undefined;
  measure: (element: HTMLElement | null) => void;
}

const Card = memo(function Card<Row>({ row, index, columns, count, measure }: CardProps<Row>) {
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
    >
      <dl className={classes.card}>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd dir="auto" data-kind={column.kind}>
              {column.render ? column.render(row.original) : cellText(column, row.original)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;

function SkeletonCards<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return SKELETON_CARDS.map((key) => (
    <li key={key} aria-hidden>
      <div className={classes.card}>
        {columns.map((column) => (
          <Skeleton key={column.id} height={12} my={8} width="80%" />
        ))}
      </div>
    </li>
  ));
}
