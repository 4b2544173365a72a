import {
  type ColumnDef,
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { type Column, sortKey } from './column.ts';

/** By which column a table is sorted, and which way. Null: in the order the rows came. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface SortProps {
  /** With `onSortChange`: the page keeps the sort, e.g. in the address. */
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** Without `sort`: the table keeps it itself, beginning with this. */
  initialSort?: Sort | undefined;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** Portuguese order without regard to case and accents, so that Ávila stands beside Avila. */
const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

function compare(kind: 'text' | 'number' | 'date', a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  // Days compare correctly as strings, and faster than by the rules of a language.
  if (kind === 'date') return left < right ? -1 : Number(left > right);
  return collator.compare(left, right);
}

function toDefinition<Row extends RowData>(column: Column<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row) => sortKey(column, row),
    sortFn: (a, b, id) => compare(column.kind, a.getValue(id), b.getValue(id)),
    sortUndefined: 'last',
    sortDescFirst: false,
    enableSorting: column.sortable ?? true,
  };
}

/** One row as the views draw it. */
export interface ModelRow<Row> {
  id: string;
  original: Row;
}

/** The rows in the order shown, and what sorts them. */
export interface TableModel<Row> {
  rows: readonly ModelRow<Row>[];
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  /** Ascending first, then the other way round. */
  toggle: (columnId: string) => void;
}

/**
 * What a table shows, in order.
 * @param all what `rows` are picked from: sorted once, so that a filter sorts nothing anew
 */
export function useTableModel<Row extends RowData>(
  rows: readonly Row[],
  all: readonly Row[],
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => string | number,
  props: SortProps,
): TableModel<Row> {
  const [own, setOwn] = useState(props.initialSort ?? null);
  const wanted = props.sort === undefined ? own : props.sort;
  // An address may name a column that is not there.
  const sort = wanted && columns.some(({ id }) => id === wanted.column) ? wanted : null;
  const setSort = (next: Sort | null) => {
    setOwn(next);
    props.onSortChange?.(next);
  };
  const { column, direction } = sort ?? {};
  const sorting = useMemo<SortingState>(
    () => (column ? [{ id: column, desc: direction === 'desc' }] : []),
    [column, direction],
  );
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  const table = useTable({
    features,
    data: all,
    columns: definitions,
    getRowId: (row) => String(rowKey(row)),
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, sorting);
      setSort(first ? { column: first.id, direction: first.desc ? 'desc' : 'asc' } : null);
    },
  });
  const sorted = table.getRowModel().rows;
  const shown = useMemo(() => {
    if (rows === all) return sorted;
    const wanted = new Set(rows);
    return sorted.filter(({ original }) => wanted.has(original));
  }, [sorted, rows, all]);
  return {
    rows: shown,
    sort,
    setSort,
    toggle: (id) => table.getColumn(id)?.toggleSorting(),
  };
}
