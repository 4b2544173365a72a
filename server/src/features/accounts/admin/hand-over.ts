import type { Tx } from '#core/db/database.ts';

/**
 * Makes a change after which an account may no longer decide leave, and lets what waited for it go to
 * the next in line (pitfall 20). Given by the app: accounts know nothing of leave.
 */
export type HandOver = (tx: Tx, accountId: number, change: () => Promise<void>) => Promise<void>;
