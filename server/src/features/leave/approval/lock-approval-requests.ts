import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { IS_WAITING } from '../absence-conditions.ts';
import { approversOn } from './approvers.ts';

/**
 * Holds back whoever else would ask new approvers, until the transaction ends: of two changes at once
 * the later one sees whom the earlier one has mailed, and what both together mean. To be called after
 * all other locks. The accounts that may be mailed come before it, because who deletes an account
 * holds that row when they come to wait here.
 */
export async function lockApprovalRequests(tx: Tx, today: Day): Promise<void> {
  await tx
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.id', 'in', (eb) =>
      eb.selectFrom(approversOn(today, IS_WAITING).as('ap')).select('ap.account_id'),
    )
    .orderBy('a.id')
    .forKeyShare('a')
    .execute();
  await sql`select pg_advisory_xact_lock(hashtext('leave asking'))`.execute(tx);
}
