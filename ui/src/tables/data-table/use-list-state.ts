import { useMemo, useState } from 'react';
import { usePrinting } from '../../hooks/use-printing.ts';
import type { Column } from './column.ts';
import { type Sort, sortRows } from './sort-rows.ts';

/** Long enough to search within a page, short enough to draw at once. */
export const PAGE_SIZE = 100;

export interface ListState {
  /** Controlled with `onSortChange`; null keeps the order of the rows. */
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  initialSort?: Sort | undefined;
  /** From 1. Controlled with `onPageChange`. */
  page?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** False draws all rows, for lists that load more on demand. */
  paged?: boolean | undefined;
  /** Given if the server has sorted and cut the rows. */
  serverPage?: object | undefined;
}

/** Sorts a list and cuts it into pages. Print shows all rows. */
export function useListState<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  props: ListState,
) {
  const [ownSort, setOwnSort] = useState(props.initialSort ?? null);
  const [ownPage, setOwnPage] = useState(1);
  const printing = usePrinting();
  const { sort: given = ownSort, serverPage, paged = serverPage === undefined } = props;
  const sort = columns.some(({ id }) => id === given?.column) ? given : null;
  const sortHere = serverPage === undefined ? sort : null;
  const sorted = useMemo(() => sortRows(rows, columns, sortHere), [rows, columns, sortHere]);
  const pages = paged ? Math.max(1, Math.ceil(rows.length / PAGE_SIZE)) : 1;
  const page = Math.min(props.page ?? ownPage, pages);
  const shown = useMemo(
    () =>
      pages === 1 || printing ? sorted : sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    [sorted, pages, page, printing],
  );
  return {
    sorted,
    shown,
    sort,
    setSort: (next: Sort | null) => {
      setOwnSort(next);
      setOwnPage(1);
      props.onSortChange?.(next);
    },
    page,
    pages,
    setPage: (next: number) => {
      setOwnPage(next);
      props.onPageChange?.(next);
    },
    printing,
  };
}
