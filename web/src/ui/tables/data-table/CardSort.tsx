import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { useId } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { SortArrow } from './SortHeader.tsx';
import type { Sort } from './use-table-model.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
}

/** Sorts a table in card view, which has no headers to click. */
export function CardSort<Row>({ columns, sort, onChange }: Props<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable !== false);
  if (sortable.length === 0) return null;
  const direction = sort?.direction ?? 'asc';
  const other = direction === 'asc' ? 'desc' : 'asc';
  return (
    <Group gap="xs" mb="sm" align="center" wrap="nowrap" className={classes.cardSort}>
      <Text component="label" htmlFor={id} size="sm">
        {t('Sort by')}
      </Text>
      <NativeSelect
        id={id}
        flex={1}
        value={sort?.column ?? ''}
        data={[
          ...(sort ? [] : [{ value: '', label: t('Not sorted') }]),
          ...sortable.map((column) => ({ value: column.id, label: column.header })),
        ]}
        onChange={({ currentTarget }) => onChange({ column: currentTarget.value, direction })}
      />
      <ActionIcon
        variant="default"
        size={36}
        disabled={!sort}
        aria-label={
          direction === 'asc'
            ? t('Ascending, switch to descending')
            : t('Descending, switch to ascending')
        }
        onClick={() => sort && onChange({ column: sort.column, direction: other })}
      >
        <SortArrow direction={sort?.direction} />
      </ActionIcon>
    </Group>
  );
}
