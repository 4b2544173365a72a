import { currentLocale } from '@intranet/contract/core/i18n/t.ts';
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

export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface SortProps {
  /** Controlled with `onSortChange`; null keeps the order of the rows. */
  sort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  initialSort?: Sort | undefined;
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** The user's language's order ignoring case and accents, so Ávila sorts next to Avila. */
const collator = new Intl.Collator(currentLocale(), { numeric: true, sensitivity: 'base' });

function compare(kind: Column<unknown>['kind'], a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  // Days compare correctly as strings, and faster than with the collator.
  if (kind === 'date' || kind === 'moment') return left < right ? -1 : Number(left > right);
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

export interface ModelRow<Row> {
  id: string;
  original: Row;
}

export interface TableModel<Row> {
  rows: readonly ModelRow<Row>[];
  sort: Sort | null;
  setSort: (sort: Sort | null) => void;
  toggle: (columnId: string) => void;
}

/** The sorted rows of a table. @param all the unfiltered rows, which are sorted once */
export function useTableModel<Row extends RowData>(
  rows: readonly Row[],
  all: readonly Row[],
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => string | number,
  props: SortProps,
): TableModel<Row> {
  const [own, setOwn] = useState(props.initialSort ?? null);
  const wanted = props.sort === undefined ? own : props.sort;
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
  const toggle = (id: string) => table.getColumn(id)?.toggleSorting();
  return { rows: shown, sort, setSort, toggle };
}
