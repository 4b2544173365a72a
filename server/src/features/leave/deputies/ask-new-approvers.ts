import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';

/** Mails whoever may decide a waiting leave by now and was not yet asked about its present version. */
export async function askNewApprovers(_tx: Tx, _deps: Deps): Promise<void> {}
