import { addDays, type Day, daysBetween } from '@intranet/contract/core/days.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { DraftLeave, PlannedPerson } from '../company/company-plan.ts';
import { FUTURE_STATES, PAST_STATES } from '../company/invent-leaves.ts';
import type { Random } from '../company/random.ts';

/** More leaves per employee would not fit into a year without overlaps. */
export const MAX_LEAVES_EACH = 40;
const MAX_DAYS = 10;
const AHEAD = 365;
const SUMMER = ['12', '01', '02', '07'];

const TYPES: Readonly<Partial<Record<LeaveType, number>>> = {
  Vacation: 66,
  'Day Off': 14,
  'Medical Certificate': 14,
  'Wedding Leave': 2,
  'Paternity Leave': 2,
  'Maternity Leave': 2,
};

/** Every day that leave may fall on: from the first on record to the planning horizon. */
export function leaveDays(firstOnRecord: Day, today: Day): Day[] {
  const last = addDays(today, AHEAD);
  return Array.from({ length: daysBetween(firstOnRecord, last) }, (_, n) =>
    addDays(firstOnRecord, n + 1),
  );
}

interface Calendar {
  days: readonly Day[];
  taken: boolean[];
}

function isFree(calendar: Calendar, start: number, length: number): boolean {
  return (
    start + length <= calendar.days.length &&
    !calendar.taken.slice(start, start + length).includes(true)
  );
}

/** A free period, preferably in summer; a single free day in a crowded year. */
function findRoom(random: Random, calendar: Calendar, longest: number): [number, number] {
  const { days } = calendar;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const start = random.int(0, days.length - 1);
    const length = random.int(1, longest);
    const isSummer = SUMMER.includes(days[start]?.slice(5, 7) ?? '');
    if (isFree(calendar, start, length) && (isSummer || random.chance(0.5))) {
      return [start, length];
    }
  }
  const free = calendar.taken.indexOf(false);
  if (free < 0) throw new Error('There is no free day left for another leave');
  return [free, 1];
}

/** Generates `count` leaves of one person without overlaps, by first day. */
export function generateLeaves(
  random: Random,
  person: PlannedPerson,
  count: number,
  days: readonly Day[],
  today: Day,
): DraftLeave[] {
  const calendar: Calendar = { days, taken: days.map(() => false) };
  const longest = Math.max(1, Math.min(MAX_DAYS, Math.floor(AHEAD / Math.max(1, count))));
  const drafts = Array.from({ length: count }, (): DraftLeave => {
    const [start, length] = findRoom(random, calendar, longest);
    calendar.taken.fill(true, start, start + length);
    const startsOn = days[start] as Day;
    return {
      type: person.ativo === 'C' ? 'Day Off' : random.weighted<LeaveType>(TYPES),
      state: random.weighted<LeaveState>(startsOn <= today ? PAST_STATES : FUTURE_STATES),
      startsOn,
      endsOn: days[start + length - 1] as Day,
    };
  });
  return drafts.sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
}
