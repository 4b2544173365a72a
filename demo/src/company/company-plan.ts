import type { Day } from '@intranet/contract/core/days.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { fold } from '@intranet/contract/core/text.ts';
import type { LeaveState } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';

export interface PlannedAccount {
  username: string;
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
  birthDate: Day | null;
  phone: string | null;
  /** The day of the opening balance; accruals start after it (D18). */
  accruesAfter: Day;
  account: PlannedAccount | null;
}

export interface DraftLeave {
  type: LeaveType;
  state: LeaveState;
  startsOn: Day;
  endsOn: Day;
  requestedOn?: Day;
  /** The dates of the request, if the employee moved it later (D29). */
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
  steps: PlannedStep[];
}

export interface PlannedEmployee extends PlannedPerson {
  openingDays: number;
  leaves: PlannedLeave[];
}

/** A Head's deputy (D23), by name; null for no bound. */
export interface PlannedDeputy {
  head: string;
  deputy: string;
  startsOn: Day | null;
  endsOn: Day | null;
}

/** Limits that warn of too many people away; they refuse nothing. */
export interface PlannedCoverage {
  limits: readonly { area: string; maxAway: number }[];
  pairs: readonly (readonly [string, string])[];
}

export interface CompanyPlan {
  areas: readonly string[];
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

/** An invented number for most people, by their place in a list. */
export const inventPhone = (index: number): string | null =>
  index % 9 === 8 ? null : `+55 11 5550-${String(1000 + (index % 9000))}`;

/** A person's approvers (D23): the Head of their area, otherwise the first other C-Level. */
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
