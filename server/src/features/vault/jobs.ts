import type { Deps, WorkDeps } from '#core/deps.ts';
import { every } from '#core/jobs/every.ts';
import { purgeBin } from './bin.ts';
import { VAULT_ACCESS, VAULT_BIN, VAULT_REMINDERS } from './queues.ts';
import { markLostAccess } from './rotation/mark-lost-access.ts';
import { remindToRotate } from './rotation/remind.ts';

/** Marks what no transaction has marked, such as a reading at the moment when access ended. */
export async function runAccessRound(deps: Deps): Promise<void> {
  await deps.db
    .transaction()
    .execute((tx) => markLostAccess(tx, deps, { by: null, cause: 'other' }));
}

export async function startVaultJobs(deps: WorkDeps): Promise<void> {
  await every('47 * * * *', VAULT_BIN, deps, () => purgeBin(deps));
  await every('17 * * * *', VAULT_ACCESS, deps, () => runAccessRound(deps));
  // Before the digests of 08:00.
  await every('45 7 * * *', VAULT_REMINDERS, deps, () => remindToRotate(deps));
}
