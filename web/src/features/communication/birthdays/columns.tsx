import { type Birthday, NO_BIRTHDAY } from '@intranet/contract/communication/endpoints.ts';
import { monthName, shortMonthName } from '@intranet/contract/communication/rules.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { listDayOfYear } from '@intranet/ui/days/list-format.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { DayInput } from '@intranet/ui/forms/DayInput.tsx';
import { type Column, displayColumn, NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { editKeys } from '@intranet/ui/tables/row-edit/edit-keys.ts';
import { RowActions } from '@intranet/ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '@intranet/ui/tables/row-edit/RowEditActions.tsx';
import { Group, Text } from '@mantine/core';
import { asSpecified } from '#core/language.ts';
import { useEdit } from './use-birthday-edit.ts';

const NO_DAY = asSpecified ? '-' : NO_VALUE;

function BirthdayField({ name }: { name: string }) {
  const { day, problem, pending, type, save, cancel } = useEdit();
  return (
    <DayInput
      inRow
      autoFocus
      label={t('{name}’s birthday', { name })}
      value={day}
      onText={type}
      onKeyDown={editKeys({ save, cancel })}
      error={problem}
      disabled={pending}
    />
  );
}

function BirthdayActions({ row }: { row: Birthday }) {
  const { editing, pending, begin, save, cancel } = useEdit();
  return (
    <RowActions
      name={row.name}
      editActions={
        editing === row.employee_id ? (
          <RowEditActions name={row.name} {...{ save, cancel, pending }} />
        ) : null
      }
      onEdit={() => begin(row)}
      editDisabled={editing !== null}
    />
  );
}

/**
 * `17/Sep` as specified (spec §2), else `17 Sep`; 29 February stays as it is in every year (D37).
 * @param monthDay `MM-DD`
 */
function shortBirthday(monthDay: string): string {
  if (!asSpecified) return listDayOfYear(monthDay);
  const [month = 0, day = 0] = monthDay.split('-').map(Number);
  return `${day}/${shortMonthName(month)}`;
}

interface Options {
  /** Actions stand beside the birthday, so that a phone's row needs no press. */
  narrow: boolean;
  /** The id of the edited employee. */
  editing: number | null;
  today: Day | undefined;
  /** This week's birthdays as `MM-DD`, with the celebrated day (D37). */
  celebrations: ReadonlyMap<string, Day>;
  /** The day as `MM-DD` with which the order begins, '' for January. */
  first: string;
  /** Area and position by id. */
  notes: ReadonlyMap<number, string>;
}

/** The birthday as `MM-DD`, which sorts by day of the year; empty if unknown. */
export function monthDayOf({ birthday }: Birthday): string {
  return birthday === NO_BIRTHDAY ? '' : birthday.slice(5);
}

export function birthdayColumns(options: Options): Column<Birthday>[] {
  const { narrow, editing, today, celebrations, first, notes } = options;
  const name = (row: Birthday) => {
    const day = celebrations.get(monthDayOf(row));
    const isToday = day === today;
    const note = notes.get(row.employee_id);
    return (
      <Group gap="2px 8px">
        {row.name}
        {note && (
          <Text span size="xs" c="dimmed">
            {note}
          </Text>
        )}
        {day && (
          <StateBadge tone={isToday ? 'good' : 'quiet'}>
            {isToday ? t('Today') : t('This week')}
          </StateBadge>
        )}
      </Group>
    );
  };
  const actions = (row: Birthday) => row.can_edit && <BirthdayActions row={row} />;
  return [
    { id: 'name', header: t('Name'), value: (row) => row.name, render: name },
    {
      id: 'birthday',
      header: t('Birthday'),
      value: monthDayOf,
      sortBy: (row) => `${monthDayOf(row) < first ? 1 : 0}${monthDayOf(row)}`,
      headingOf: (row) => monthName(Number(monthDayOf(row).slice(0, 2))),
      format: shortBirthday,
      missing: NO_DAY,
      minWidth: 220,
      render: (row, text) => (
        <Group gap="xs" justify="space-between" wrap="nowrap" my={-3}>
          {row.employee_id === editing ? (
            <BirthdayField name={row.name} />
          ) : (
            <Text span inherit style={{ whiteSpace: 'nowrap' }}>
              {text || NO_DAY}
            </Text>
          )}
          {narrow && actions(row)}
        </Group>
      ),
    },
    ...(narrow ? [] : [displayColumn('actions', t('Actions'), actions, 162)]),
  ];
}
