import type { Day } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { fold } from '@intranet/contract/core/text.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';

export interface PlannedAccount {
  username: string;
  /** Lower case. */
  email: string;
  role: Role;
  mustChangePassword?: boolean;
}

export interface PlannedPerson {
  name: string;
  area: string;
  cargo: Cargo;
  ativo: Ativo;
  startDate: Day;
  /** Null where it is not known. */
  birthDate: Day | null;
  /** The day of the opening balance: months are earned after it (D18). */
  accruesAfter: Day;
  account: PlannedAccount | null;
}

export interface DraftLeave {
  type: LeaveType;
  state: LeaveState;
  startsOn: Day;
  endsOn: Day;
  /** When it was asked for; made up when absent. */
  requestedOn?: Day;
  /** The dates first asked for, when the owner changed them (D29). */
  movedFrom?: { startsOn: Day; endsOn: Day };
}

export type StepName =
  | 'requested'
  | 'moved'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'cancellation_asked'
  | 'cancelled';

/** One step of a leave's history, as it is stored. */
export interface PlannedStep {
  event: StepName;
  at: Date;
  actor: string;
  version: number;
  startsOn: Day;
  endsOn: Day;
  note: string;
}

export interface PlannedLeave extends DraftLeave {
  /** From the request to the state it is in; never empty. */
  steps: PlannedStep[];
}

export interface PlannedEmployee extends PlannedPerson {
  /** Days of the opening balance (D17). */
  openingDays: number;
  leaves: PlannedLeave[];
}

/** Who stands in for a Head (D23), by name; null for no bound. */
export interface PlannedDeputy {
  head: string;
  deputy: string;
  startsOn: Day | null;
  endsOn: Day | null;
}

/** What warns of too many away: it refuses nothing. */
export interface PlannedCoverage {
  limits: readonly { area: string; maxAway: number }[];
  /** Who should not be away together, by name. */
  pairs: readonly (readonly [string, string])[];
}

/** A whole company, thought out before anything is stored. */
export interface CompanyPlan {
  areas: readonly string[];
  /** Accounts of people who are no employees. */
  accounts: readonly PlannedAccount[];
  employees: readonly PlannedEmployee[];
  deputies?: readonly PlannedDeputy[];
  coverage?: PlannedCoverage;
}

/** first.last@example.com, in ASCII. */
export function emailOf(name: string): string {
  const words = fold(name)
    .split(/[\s-]+/)
    .map((word) => word.replaceAll(/[^a-z\d]/g, ''));
  return `${words[0]}.${words.at(-1)}@example.com`;
}

/**
 * Who decides a person's leave (D23): the Head of their area; for a Head, a C-Level, or an area
 * without a Head, the first C-Level who is somebody else.
 */
export function decidersAmong(
  people: readonly PlannedPerson[],
): (person: PlannedPerson) => PlannedPerson {
  const heads = new Map(people.filter((p) => p.cargo === 'Head').map((p) => [p.area, p]));
  const chiefs = people.filter((p) => p.cargo === 'C-Level');
  return (person) => {
    const head = heads.get(person.area);
    if (head && person.cargo !== 'Head' && person.cargo !== 'C-Level') return head;
    const chief = chiefs.find((candidate) => candidate !== person);
    if (!chief) throw new Error(`Nobody can decide leave of ${person.name}`);
    return chief;
  };
}
