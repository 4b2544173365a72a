import type { Day } from '@intranet/contract/core/days.ts';
import type { RotationCause } from '@intranet/contract/vault/schemas.ts';
import type { By } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Employee } from './queries.ts';

export type Change = { deps: PeopleDeps; by: By; actor: string; today: Day };

/** The areas whose requests a change can concern. */
export type ApprovalAreas = 'all' | readonly number[];

/** A change after which people may no longer open entries of the vault that they have read. */
export interface LostVaultAccess {
  by: By;
  cause: RotationCause;
  /** The only account concerned; without it, all are checked. */
  accountId?: number | undefined;
  /** The group that changed: only entries that are shared with it are checked. */
  groupId?: number | undefined;
}

export interface PersonId {
  employeeId?: number | undefined;
  accountId?: number | undefined;
}

export interface ChangedPerson extends PersonId {
  /** From `listApprovalAreas` before the change, unless it only added to them. */
  areasBefore?: ApprovalAreas;
}

export interface NewName {
  /** The employee's id. */
  id: number;
  name: string;
  /** True if the name may be that of another employee, or near it (D66). */
  anotherPerson: boolean;
  /** The caller's field of the name. */
  field: string;
}

/** Hooks into leave, accounts and the vault. app.ts passes them in, so that this feature imports none of them. */
export interface PeopleHooks {
  /** Renames an employee and their account (D11). The caller holds `lockNames`. */
  renameEmployee(tx: Tx, change: Change, newName: NewName): Promise<void>;
  /** The areas of the requests that a person can decide (D23). */
  listApprovalAreas(tx: Tx, person: PersonId): Promise<ApprovalAreas>;
  /**
   * Notifies new approvers, for example after a Head changed or got an account (D23).
   * @param changed the only person who changed; without it, all requests are checked
   */
  requestMissingApprovals(tx: Tx, changed?: ChangedPerson): Promise<void>;
  /** Replaces the links mailed to an account with links to its current address. */
  readdressApprovals(tx: Tx, accountId: number, areasBefore: ApprovalAreas): Promise<void>;
  /** Marks the passwords that people know without access from now on (D59). Call it after the change. */
  markLostSecrets(tx: Tx, lost: LostVaultAccess): Promise<void>;
  /** Withdraws the pending requests of an employee who leaves (pitfall 21). @returns their number */
  withdrawPendingRequests(tx: Tx, change: Change, employee: Employee): Promise<number>;
  /** Cancels approved leave after today of an employee who leaves. @returns the number of leaves */
  cancelFutureLeave(tx: Tx, change: Change, employee: Employee): Promise<number>;
}

export type PeopleDeps = Deps & { hooks: PeopleHooks };

export function changeBy(deps: PeopleDeps, by: By): Change {
  return { deps, by, actor: by.username, today: today(deps) };
}
