import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { Column } from './column.ts';
import type { Sort } from './sort-rows.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
}

const ICONS = { asc: IconSortAscending, desc: IconSortDescending };

/** Sorts a table in card view, which has no headers to click. */
export function SortMenu<Row>({ columns, sort, onChange }: Props<Row>) {
  const sortable = columns.filter((column) => column.sortable !== false);
  if (sortable.length === 0) return null;
  const { column = '', direction = 'asc' } = sort ?? {};
  const nameOf = ({ header, sortName = header }: Column<Row>) => sortName;
  const chosen = sortable.filter(({ id }) => id === column).map(nameOf)[0];
  const Icon = sort ? ICONS[direction] : IconArrowsSort;
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button
          variant="default"
          px={10}
          maw={184}
          leftSection={<Icon size={18} aria-hidden />}
          aria-label={chosen && `${t('Sort by')}: ${chosen}`}
        >
          {chosen ?? t('Sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('Sort by')}>
        <Menu.RadioGroup value={column} onChange={(id) => onChange({ column: id, direction })}>
          {sortable.map((one) => (
            <Menu.RadioItem key={one.id} value={one.id} closeMenuOnClick>
              {nameOf(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={direction}
          onChange={(next) => onChange({ column, direction: next === 'desc' ? 'desc' : 'asc' })}
        >
          <Menu.RadioItem value="asc" disabled={!sort} closeMenuOnClick>
            {t('Ascending')}
          </Menu.RadioItem>
          <Menu.RadioItem value="desc" disabled={!sort} closeMenuOnClick>
            {t('Descending')}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
