import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct, recordAudit } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import {
  listNewBalanceDifferences,
  listNewDifferences,
  storeBalanceDifferences,
  storeDifferences,
} from './differences.ts';

const KEEP_NEWEST = 30;
const SYSTEM_ACTOR = { accountId: null, name: 'Intranet' };
const SNAPSHOT_DIFFERS = 'The saved balance isn’t the sum of its entries.';

export interface Differences {
  leaves: number;
  balances: number;
}

async function deleteOld(tx: Tx): Promise<void> {
  const kept = tx
    .selectFrom('reconciliations')
    .select('id')
    .orderBy('id', 'desc')
    .limit(KEEP_NEWEST);
  await tx.deleteFrom('reconciliations').where('id', 'not in', kept).execute();
}

async function countDifferences(tx: Tx, reconciliationId: number): Promise<Differences> {
  const countOf = (table: 'reconciliation_differences' | 'balance_differences') =>
    sql<number>`(
      select count(*) from ${sql.table(table)} where reconciliation_id = ${reconciliationId})`;
  return tx
    .selectNoFrom([
      countOf('reconciliation_differences').as('leaves'),
      countOf('balance_differences').as('balances'),
    ])
    .executeTakeFirstOrThrow();
}

async function auditNewDifferences(tx: Tx, reconciliationId: number): Promise<void> {
  const audit = (subject: string, detail: Record<string, string | number>) =>
    recordAudit(tx, { action: 'ledger_differs', actor: SYSTEM_ACTOR, subject, detail });
  for (const { name, leave_id, detail, ...days } of await listNewDifferences(
    tx,
    reconciliationId,
  )) {
    await audit(name, { leave: leave_id, ...days, why: detail });
  }
  for (const { name, ...days } of await listNewBalanceDifferences(tx, reconciliationId)) {
    await audit(name, { ...days, why: SNAPSHOT_DIFFERS });
  }
}

/** Corrects nothing (D17). @param by null for the nightly run @returns the numbers of differences */
export async function compareLedger(deps: Deps, by: Actor | null = null): Promise<Differences> {
  return deps.db.transaction().execute(async (tx) => {
    // Comparisons run one at a time, because each reports what changed since the previous one.
    await sql`lock table reconciliations in share row exclusive mode`.execute(tx);
    const { id, leaves_checked: leaves } = await tx
      .insertInto('reconciliations')
      .values(({ selectFrom }) => ({
        ran_at: deps.clock.now(),
        leaves_checked: selectFrom('leaves').select(({ fn }) => fn.countAll<number>().as('n')),
      }))
      .returning(['id', 'leaves_checked'])
      .executeTakeFirstOrThrow();
    await storeDifferences(tx, id);
    await storeBalanceDifferences(tx, id);
    const found = await countDifferences(tx, id);
    await auditNewDifferences(tx, id);
    const differences = found.leaves + found.balances;
    const [action, detail] = ['ledger_compared', { leaves, differences }] as const;
    if (by) await recordAct(tx, by, action, '', detail);
    else if (differences > 0) await recordAudit(tx, { action, actor: SYSTEM_ACTOR, detail });
    await deleteOld(tx);
    return found;
  });
}
