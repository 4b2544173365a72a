import type { Day } from '@intranet/contract/core/days.ts';
import type { Actor, Origin } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Employee } from './queries.ts';

/** Who makes a change, from where, and on which day. */
export interface Change {
  deps: PeopleDeps;
  by: Actor;
  origin: Origin;
  /** The name of the person who makes the change. */
  actor: string;
  today: Day;
}

/**
 * Reactions to changes of people and accounts, in the same transaction. People and accounts know nothing
 * about leave, so the app passes these in (app.ts).
 */
export interface PeopleHooks {
  /** Mails approvers who were not asked yet, for example after a Head changed or got an account (D23). */
  requestMissingApprovals(tx: Tx): Promise<void>;
  /** Replaces the decision links mailed to an account with links to its current address. */
  readdressApprovals(tx: Tx, accountId: number): Promise<void>;
  /**
   * Withdraws the pending requests of an employee who leaves (pitfall 21).
   * @returns the number of withdrawn requests
   */
  withdrawPendingRequests(tx: Tx, change: Change, employee: Employee): Promise<number>;
  /** Removes the deputies of an employee who is no longer a Head (D23). */
  removeDeputies(tx: Tx, change: Change, head: Employee): Promise<void>;
}

export type PeopleDeps = Deps & { hooks: PeopleHooks };

export function changeBy(deps: PeopleDeps, by: Actor, origin: Origin): Change {
  return { deps, by, origin, actor: by.username, today: today(deps) };
}
