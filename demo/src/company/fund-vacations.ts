import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import type { DatedDays } from '@intranet/contract/balance/funding.ts';
import { type Day, maxDay } from '@intranet/contract/core/days.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import { takesBalance } from '@intranet/contract/leave/leave-types.ts';
import type { DraftLeave, PlannedPerson } from './company-plan.ts';

type Earner = Pick<PlannedPerson, 'ativo' | 'startDate' | 'accruesAfter'>;

function debits(leaves: readonly DraftLeave[], states: readonly string[]): DatedDays[] {
  return leaves
    .filter((leave) => takesBalance(leave.type) && states.includes(leave.state))
    .map((leave) => ({ on: leave.startsOn, days: -countLeaveDays(leave.startsOn, leave.endsOn) }));
}

function accruals(person: Earner, until: Day): DatedDays[] {
  if (person.ativo !== 'S') return [];
  const days = accrualDays(person.startDate, person.accruesAfter, until);
  return days.map((on) => ({ on, days: ACCRUAL_DAYS }));
}

const sum = (entries: readonly DatedDays[]) => entries.reduce((total, e) => total + e.days, 0);

/** SALDO without an opening: accruals up to today minus all approved vacation (D17). */
export function balanceWithoutOpening(
  person: Earner,
  leaves: readonly DraftLeave[],
  today: Day,
): number {
  return sum(accruals(person, today)) + sum(debits(leaves, ['approved', 'cancellation_asked']));
}

/** The smallest opening, in days, that funds every vacation on every day (D19). */
export function neededOpening(person: Earner, leaves: readonly DraftLeave[], today: Day): number {
  const taken = debits(leaves, ['pending', 'approved', 'cancellation_asked']);
  const last = taken.reduce((day, entry) => maxDay(entry.on, day), '');
  // An accrual funds leave that begins on the same day.
  const changes = [...accruals(person, last), ...taken].sort((a, b) =>
    a.on === b.on ? b.days - a.days : a.on < b.on ? -1 : 1,
  );
  let lowest = Math.min(0, balanceWithoutOpening(person, leaves, today));
  let balance = 0;
  for (const change of changes) {
    balance += change.days;
    lowest = Math.min(lowest, balance);
  }
  return lowest === 0 ? 0 : -lowest;
}

/** Turns the longest vacations into medical leave until an opening of `most` days funds the rest. */
export function fundVacations(
  person: Earner,
  leaves: readonly DraftLeave[],
  most: number,
  today: Day,
): DraftLeave[] {
  const funded = leaves.map((leave) => ({ ...leave }));
  const length = (leave: DraftLeave) => countLeaveDays(leave.startsOn, leave.endsOn);
  const vacations = funded
    .filter((leave) => takesBalance(leave.type))
    .sort((a, b) => length(b) - length(a));
  for (const longest of vacations) {
    if (neededOpening(person, funded, today) <= most) break;
    longest.type = 'Medical Certificate';
  }
  return funded;
}
