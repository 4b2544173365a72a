import type { Deps } from '#core/deps.ts';

/** Compares the ledger with the leaves, and stores what differs; mends nothing. */
export async function compareLedger(_deps: Deps): Promise<void> {}
