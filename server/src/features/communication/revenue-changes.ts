import { MAX_CHANGES, type RevenueChange } from '@intranet/contract/communication/endpoints.ts';
import {
  type MonthOfYear,
  storedMonth,
  storedMonthName,
} from '@intranet/contract/communication/rules.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '#core/db/database.ts';

/** Reads a change as the audit log has it, `0 → 1500`. */
function readChange(detail: unknown, field: 'goal' | 'actual'): RevenueChange['goal'] {
  const text: unknown = (detail as Record<string, unknown>)[field];
  if (typeof text !== 'string') return null;
  const [from, to] = text.split(' → ').map(Number);
  return from === undefined || to === undefined ? null : { from, to };
}

/** The newest changes of a month's goal and actual, from the audit log. */
export async function listRevenueChanges(
  db: DbOrTx,
  timeZone: string,
  at: MonthOfYear,
): Promise<RevenueChange[]> {
  const local = sql`(at at time zone ${timeZone})`;
  // Older entries have no year. As in migration 0047, revenue of a later month was that of the year before.
  const year = sql<number>`extract(year from ${local})
    - (detail ? 'actual' and ${at.month} > extract(month from ${local}))::integer`;
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'actor', 'detail'])
    // A literal, so that the partial index applies.
    .where(sql<boolean>`action = 'revenue_target_changed'`)
    .where((where) =>
      where.or([
        where('subject', '=', storedMonth(at)),
        where.and([where('subject', '=', storedMonthName(at.month)), where(year, '=', at.year)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.actor,
    goal: readChange(row.detail, 'goal'),
    actual: readChange(row.detail, 'actual'),
  }));
}
