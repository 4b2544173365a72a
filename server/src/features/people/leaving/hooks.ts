import type { Day } from '@intranet/contract/core/days.ts';
import type {
  AffectedLeave,
  DepartureRecord,
} from '@intranet/contract/people/leaving-endpoints.ts';
import type { By } from '#core/audit/record.ts';
import type { Db, Tx } from '#core/db/database.ts';
import type { Change, PeopleDeps } from '../hooks.ts';
import type { Employee } from '../queries.ts';

type AccountFacts = NonNullable<DepartureRecord['account']>;

export interface LeaversAccount {
  id: number;
  facts: AccountFacts;
  photoKey: string | null;
  /** At identity providers. */
  identities: { issuer: string; subject: string }[];
}

export type HandedOver = DepartureRecord['handed_over'];
export type KnownSecret = DepartureRecord['secrets'][number];

export interface LeavesOfLeaver {
  pending: AffectedLeave[];
  /** Approved leave that begins after the last day. */
  after: AffectedLeave[];
  /** Approved leave that has begun by the last day and ends after it. */
  beyond: AffectedLeave[];
}

/** Hooks into leave, accounts and the vault when somebody leaves. `leaving-hooks.ts` passes them in. */
export interface LeavingHooks {
  listLeaves(tx: Tx, employeeId: number, lastDay: Day): Promise<LeavesOfLeaver>;
  /** Ends approved leave that goes beyond the last day on that day. Call it with the employee locked. */
  shortenLeave(tx: Tx, change: Change, employee: Employee): Promise<void>;
  /** The ids of the requests that an account can decide today (D23). */
  listDecidable(tx: Tx, accountId: number, today: Day): Promise<number[]>;
  /** Who decides these requests today, most requests first. */
  listDeciders(tx: Tx, leaveIds: readonly number[], today: Day): Promise<HandedOver>;
  /** Locks the account, and all administrators. Call it before locking the employee (D11). @throws AppError own_account, last_admin */
  lockAccount(tx: Tx, by: By, accountId: number): Promise<LeaversAccount | null>;
  /** Deletes a locked account with its sessions, passkeys and calendar links. */
  deleteAccount(tx: Tx, by: By, account: LeaversAccount): Promise<void>;
  /** Deletes the photo's file once the account is gone. */
  deletePhoto(photoKey: string): Promise<void>;
  /** The names of the reports and tools that somebody owns. */
  listOwnedItems(tx: Tx, employeeId: number): Promise<string[]>;
  /** The titles of announcements that somebody changed last and that show after a day. */
  listOwnAnnouncements(tx: Tx, username: string, day: Day): Promise<string[]>;
  /** The vault's entries whose present secret the account has read. */
  listKnownSecrets(db: Db | Tx, accountId: number): Promise<KnownSecret[]>;
}

export type LeavingDeps = PeopleDeps & { leaving: LeavingHooks };
