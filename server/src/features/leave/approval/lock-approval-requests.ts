import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { IS_WAITING } from '../absence-conditions.ts';
import { approversOn } from './approvers.ts';

/**
 * Lets one transaction at a time request approvals. Take it after all other locks. It locks the
 * approvers' accounts first, because deleting an account locks its row before it waits here.
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
