import type { Tx } from '#core/db/database.ts';

/** Updates leave that awaits a decision. Supplied by the app, because accounts know nothing of leave. */
export interface Approvals {
  /** Asks everyone who may decide now, such as the next in line after a deletion (pitfall 20). */
  askNew(tx: Tx): Promise<void>;
  /** Voids the links mailed to the account, mails new ones to its current address, and asks like `askNew`. */
  readdress(tx: Tx, accountId: number): Promise<void>;
}
