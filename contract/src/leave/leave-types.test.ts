import { expect, test } from 'vitest';
import { LEAVE_TYPES, leaveTypeRow } from './leave-types.ts';

/** The calendar's colours of holidays and conflicts. */
const TAKEN = ['grape', 'orange'];

test.each(['colour', 'pattern'] as const)(
  'newcomer 12: no two leave types have the same %s',
  (field) => {
    const types = Map.groupBy(LEAVE_TYPES, (type) => leaveTypeRow(type)[field]);
    const shared = [...types].flatMap(([value, names]) =>
      names.length > 1 ? [`${names.join(' and ')} have the ${field} ${value}: choose another`] : [],
    );
    expect(shared).toEqual([]);
  },
);

test('newcomer 12: no leave type has a colour that the calendar uses for something else', () => {
  const clashes = LEAVE_TYPES.filter((type) => TAKEN.includes(leaveTypeRow(type).colour)).map(
    (type) => `${type} has the colour ${leaveTypeRow(type).colour}: choose another`,
  );
  expect(clashes).toEqual([]);
});
