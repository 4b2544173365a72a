import { addDays, type Day, daysBetween, maxDay } from '@intranet/contract/core/days.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { DraftLeave, PlannedPerson } from './company-plan.ts';
import { overlap } from './complete-employee.ts';
import type { Random } from './random.ts';

const LEAVES_EACH = 3;
/** Nobody plans more than a year's vacation (D16). */
const MAX_VACATION = 30;
/** The days from the first entry to the first leave, and from today to the last planned one. */
const SETTLING_IN = 45;
const AHEAD = 240;

const TYPES = { Vacation: 60, 'Day Off': 22, 'Medical Certificate': 14, 'Wedding Leave': 4 };
const LENGTHS: Readonly<Record<keyof typeof TYPES, readonly number[]>> = {
  Vacation: [5, 7, 10, 12, 14, 15, 20],
  'Day Off': [1],
  'Medical Certificate': [1, 2, 3, 5],
  'Wedding Leave': [3],
};

export const PAST_STATES: Readonly<Partial<Record<LeaveState, number>>> = {
  approved: 80,
  rejected: 8,
  withdrawn: 5,
  cancelled: 7,
};
export const FUTURE_STATES: Readonly<Partial<Record<LeaveState, number>>> = {
  approved: 56,
  pending: 20,
  rejected: 8,
  withdrawn: 6,
  cancelled: 6,
  cancellation_asked: 4,
};
/** The requests that wait for Demo Head are fixed, so none are added. */
const TOLD_PENDING_AREA = 'Finance';

function toWeekday(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

function inventLeave(random: Random, person: PlannedPerson, today: Day): DraftLeave {
  const first = addDays(maxDay(person.accruesAfter, person.startDate), SETTLING_IN);
  const span = daysBetween(first, addDays(today, AHEAD));
  const startsOn = toWeekday(addDays(first, random.int(0, span)));
  const type: keyof typeof TYPES =
    person.ativo === 'C' ? 'Day Off' : random.weighted<keyof typeof TYPES>(TYPES);
  const hasBegun = startsOn <= addDays(today, 3);
  const ahead =
    person.area === TOLD_PENDING_AREA ? { ...FUTURE_STATES, pending: 0 } : FUTURE_STATES;
  const state = random.weighted<LeaveState>(hasBegun ? PAST_STATES : ahead);
  return { type, state, startsOn, endsOn: addDays(startsOn, random.pick(LENGTHS[type]) - 1) };
}

function vacationDays(leaves: readonly DraftLeave[]): number {
  return leaves
    .filter((leave) => leave.type === ('Vacation' satisfies LeaveType))
    .reduce((sum, leave) => sum + countLeaveDays(leave.startsOn, leave.endsOn), 0);
}

export function inventLeaves(
  random: Random,
  person: PlannedPerson,
  given: readonly DraftLeave[],
  today: Day,
): DraftLeave[] {
  const leaves = [...given];
  for (let attempt = 0; attempt < 50 && leaves.length < LEAVES_EACH; attempt += 1) {
    const invented = inventLeave(random, person, today);
    const meets = leaves.some((leave) => overlap(leave, invented));
    if (!meets && vacationDays([...leaves, invented]) <= MAX_VACATION) leaves.push(invented);
  }
  return leaves;
}
