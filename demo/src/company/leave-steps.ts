import { addDays, type Day } from '@intranet/contract/core/days.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { DraftLeave, PlannedStep, StepName } from './company-plan.ts';
import type { Random } from './random.ts';

const PATHS: Readonly<Record<LeaveState, readonly StepName[]>> = {
  pending: ['requested'],
  approved: ['requested', 'approved'],
  rejected: ['requested', 'rejected'],
  withdrawn: ['requested', 'withdrawn'],
  cancellation_asked: ['requested', 'approved', 'cancellation_asked'],
  cancelled: ['requested', 'approved', 'cancellation_asked', 'cancelled'],
};

const NOTES: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  approved: ['', '', '', 'Enjoy!', 'Please hand over before you leave.', 'Bom descanso!'],
  rejected: [
    'Quarter closing: please choose another week.',
    'Two of the team are already away then.',
    'Let us talk about the dates first.',
  ],
  cancellation_asked: ['Plans have changed.', 'The trip was postponed.', ''],
  cancelled: ['Agreed.', ''],
};

const BY_DECIDER: readonly StepName[] = ['approved', 'rejected', 'cancelled'];

/** The last day for steps: two days ago, so that no step is in the future in any time zone. */
function lastStepDay(today: Day): Day {
  return addDays(today, -2);
}

function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}

/** Weeks before the first day; for a medical certificate, the day after it. */
function requestDay(random: Random, draft: DraftLeave, today: Day): Day {
  const afterwards = draft.type === 'Medical Certificate';
  const wanted = draft.requestedOn ?? addDays(draft.startsOn, afterwards ? 1 : -random.int(15, 40));
  const waiting = draft.state === 'pending' && !draft.requestedOn ? random.int(0, 8) : 0;
  return earlier(wanted, addDays(lastStepDay(today), -waiting));
}

export function planSteps(
  random: Random,
  draft: DraftLeave,
  people: { owner: string; decider: string },
  today: Day,
): PlannedStep[] {
  const [requested, ...rest] = PATHS[draft.state];
  const path = draft.movedFrom ? [requested, 'moved' as const, ...rest] : [requested, ...rest];
  const dates = { startsOn: draft.startsOn, endsOn: draft.endsOn };
  let day = requestDay(random, draft, today);
  let version = 1;
  return path.flatMap((event, index) => {
    if (!event) return [];
    if (index > 0) day = earlier(addDays(day, random.int(0, 3)), lastStepDay(today));
    if (event === 'moved') version += 1;
    const hour = 12 + 2 * index;
    const minute = String(random.int(0, 59)).padStart(2, '0');
    const step: PlannedStep = {
      event,
      at: new Date(`${day}T${hour}:${minute}:00Z`),
      actor: BY_DECIDER.includes(event) ? people.decider : people.owner,
      version,
      ...(event === 'requested' && draft.movedFrom ? draft.movedFrom : dates),
      note: random.pick(NOTES[event] ?? ['']),
    };
    return [step];
  });
}
