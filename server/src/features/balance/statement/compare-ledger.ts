import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct, recordAudit } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { listNewDifferences, storeDifferences } from './differences.ts';

const KEEP_NEWEST = 30;
const SYSTEM_ACTOR = { accountId: null, name: 'Intranet' };

async function deleteOld(tx: Tx): Promise<void> {
  const kept = tx
    .selectFrom('reconciliations')
    .select('id')
    .orderBy('id', 'desc')
    .limit(KEEP_NEWEST);
  await tx.deleteFrom('reconciliations').where('id', 'not in', kept).execute();
}

/** Corrects nothing (D17). @param by null for the nightly run @returns the number of differences */
export async function compareLedger(deps: Deps, by: Actor | null = null): Promise<number> {
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
    const { differences } = await tx
      .selectFrom('reconciliation_differences')
      .select(({ fn }) => fn.countAll<number>().as('differences'))
      .where('reconciliation_id', '=', id)
      .executeTakeFirstOrThrow();

    for (const found of await listNewDifferences(tx, id)) {
      await recordAudit(tx, {
        action: 'ledger_differs',
        actor: SYSTEM_ACTOR,
        subject: found.name,
        detail: {
          leave: found.leave_id,
          expected: found.expected,
          found: found.found,
          why: found.detail,
        },
      });
    }
    const [action, detail] = ['ledger_compared', { leaves, differences }] as const;
    if (by) await recordAct(tx, by, action, '', detail);
    else if (differences > 0) await recordAudit(tx, { action, actor: SYSTEM_ACTOR, detail });
    await deleteOld(tx);
    return differences;
  });
}
