import { type Birthday, NO_BIRTHDAY } from '@intranet/contract/communication/endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { Group } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Column } from '#ui/tables/data-table/column.ts';
import { BirthdayActions } from './BirthdayActions.tsx';
import { BirthdayField } from './BirthdayField.tsx';
import { shortBirthday } from './labels.ts';

/** Shown for an unknown birthday (spec §2). */
const NO_DAY = '-';

interface Options {
  editing: string | null;
  today: Day | undefined;
  /** This week's birthdays as `MM-DD`, with the day each is celebrated (D37). */
  celebrations: ReadonlyMap<string, Day>;
}

/** The birthday as `MM-DD`, which sorts by day of the year; empty if unknown. */
export function monthDayOf({ birthday }: Birthday): string {
  return birthday === NO_BIRTHDAY ? '' : birthday.slice(5);
}

export function birthdayColumns({ editing, today, celebrations }: Options): Column<Birthday>[] {
  const badge = (monthDay: string) => {
    const day = celebrations.get(monthDay);
    if (!day) return null;
    return day === today ? (
      <StateBadge tone="good">Today</StateBadge>
    ) : (
      <StateBadge tone="quiet">This week</StateBadge>
    );
  };
  const shown = (row: Birthday) => {
    const monthDay = monthDayOf(row);
    if (monthDay === '') return NO_DAY;
    return (
      <Group gap="xs">
        {shortBirthday(monthDay)}
        {badge(monthDay)}
      </Group>
    );
  };
  return [
    { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, width: 220 },
    {
      id: 'birthday',
      header: 'Birthday',
      kind: 'text',
      value: monthDayOf,
      format: shortBirthday,
      missing: NO_DAY,
      width: 320,
      render: (row) => (
        <Group gap="xs" justify="space-between" my={-3}>
          {row.name === editing ? <BirthdayField name={row.name} /> : shown(row)}
          {row.can_edit && <BirthdayActions row={row} />}
        </Group>
      ),
    },
  ];
}
