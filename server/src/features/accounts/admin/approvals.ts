import type { Tx } from '#core/db/database.ts';

/** What becomes of leave that waits for an account's decision. Given by the app: accounts know nothing of leave. */
export interface Approvals {
  /**
   * Makes a change after which the account may no longer decide, and lets what waited for it go to
   * the next in line (pitfall 20).
   */
  handOver(tx: Tx, accountId: number, change: () => Promise<void>): Promise<void>;
  /** Voids the links that were mailed to the account, and mails new ones to its present address. */
  readdress(tx: Tx, accountId: number): Promise<void>;
}
