import type { Tx } from '#core/db/database.ts';

/** What becomes of leave that waits for a decision. Given by the app: accounts know nothing of leave. */
export interface Approvals {
  /**
   * Asks whoever may decide since the change that was made before, such as the next in line after a
   * deletion (pitfall 20), or a Head who has an account by now.
   */
  askNew(tx: Tx): Promise<void>;
  /** Voids the links that were mailed to the account, and mails new ones to its present address; asks as `askNew` does. */
  readdress(tx: Tx, accountId: number): Promise<void>;
}
