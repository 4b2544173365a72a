import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import type { Sort } from './use-table-model.ts';

/** The arrow of a direction; two faint arrows for an unsorted column. */
function SortArrow({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === 'asc') return <IconArrowUp size={14} aria-hidden />;
  if (direction === 'desc') return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />;
}

interface Props<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onToggle: (columnId: string) => void;
}

export function SortHeader<Row>({ column, sort, onToggle }: Props<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  if (column.sortable === false) {
    return (
      <th
        scope="col"
        className={classes.plainHeader}
        data-column={column.id}
        data-kind={column.kind}
        data-wraps={column.wrapsHeader}
        title={column.sortName}
      >
        {column.header}
      </th>
    );
  }
  const state = direction === undefined ? 'none' : (`${direction}ending` as const);
  return (
    <th
      scope="col"
      data-kind={column.kind}
      data-wraps={column.wrapsHeader}
      data-group={column.group}
      aria-sort={state}
    >
      <button type="button" className={classes.sort} onClick={() => onToggle(column.id)}>
        {column.header}
        <SortArrow direction={direction} />
      </button>
    </th>
  );
}
