import { type Birthday, NO_BIRTHDAY } from '@intranet/contract/communication/endpoints.ts';
import type { Day } from '@intranet/contract/days.ts';
import { Group } from '@mantine/core';
import type { Column } from '#ui/data-table/column.ts';
import { StateBadge } from '#ui/StateBadge.tsx';
import { BirthdayField } from './BirthdayField.tsx';
import { RowActions } from './RowActions.tsx';
import { shortBirthday } from './words.ts';

interface Options {
  /** Whose row is being edited. */
  editing: string | null;
  today: Day | undefined;
  /** The birthdays of this week, as `MM-DD`, and the day on which each is kept (D37). */
  kept: ReadonlyMap<string, Day>;
  /** Whether there is a row that the reader may change. */
  editable: boolean;
}

/** A birthday as `MM-DD`, so that it sorts by day of the year; empty for one that is not known. */
export function monthDayOf({ birthday }: Birthday): string {
  return birthday === NO_BIRTHDAY ? '' : birthday.slice(5);
}

export function birthdayColumns({ editing, today, kept, editable }: Options): Column<Birthday>[] {
  const badge = (monthDay: string) => {
    const day = kept.get(monthDay);
    if (!day) return null;
    return day === today ? (
      <StateBadge tone="good">Today</StateBadge>
    ) : (
      <StateBadge tone="quiet">This week</StateBadge>
    );
  };
  const columns: Column<Birthday>[] = [
    { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, width: 220 },
    {
      id: 'birthday',
      header: 'Birthday',
      kind: 'text',
      value: monthDayOf,
      format: shortBirthday,
      missing: '-',
      width: 170,
      render: (row) => {
        if (row.name === editing) return <BirthdayField name={row.name} />;
        const monthDay = monthDayOf(row);
        return monthDay === '' ? (
          '-'
        ) : (
          <Group gap="xs">
            {shortBirthday(monthDay)}
            {badge(monthDay)}
          </Group>
        );
      },
    },
  ];
  if (!editable) return columns;
  return [
    ...columns,
    {
      id: 'actions',
      header: 'Actions',
      kind: 'text',
      value: () => null,
      sortable: false,
      exported: false,
      width: 150,
      render: (row) => row.can_edit && <RowActions row={row} />,
    },
  ];
}
