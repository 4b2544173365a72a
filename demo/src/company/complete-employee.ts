import type { Day } from '@intranet/contract/core/days.ts';
import type { DraftLeave, PlannedEmployee, PlannedPerson } from './company-plan.ts';
import { balanceWithoutOpening, fundVacations, neededOpening } from './fund-vacations.ts';
import { planSteps } from './leave-steps.ts';
import type { Random } from './random.ts';

const MAX_OPENING = 30;

export function overlap(
  a: { startsOn: Day; endsOn: Day },
  b: { startsOn: Day; endsOn: Day },
): boolean {
  return a.startsOn <= b.endsOn && b.startsOn <= a.endsOn;
}

/** Adds leave history and an opening balance near `wantedBalance` that funds every vacation. */
export function completeEmployee(
  random: Random,
  person: PlannedPerson,
  drafts: readonly DraftLeave[],
  facts: { decider: string; wantedBalance: number; today: Day },
): PlannedEmployee {
  const { decider, wantedBalance, today } = facts;
  const isNew = person.startDate === person.accruesAfter;
  const leaves = fundVacations(person, drafts, isNew ? 0 : MAX_OPENING, today);
  const missing = wantedBalance - balanceWithoutOpening(person, leaves, today);
  const openingDays = isNew ? 0 : Math.max(neededOpening(person, leaves, today), missing);
  return {
    ...person,
    openingDays,
    leaves: leaves.map((leave) => ({
      ...leave,
      steps: planSteps(random, leave, { owner: person.name, decider }, today),
    })),
  };
}
