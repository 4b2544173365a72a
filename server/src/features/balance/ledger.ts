import type { Day } from '@intranet/contract/core/days.ts';
import type { DeductionType, LedgerKind } from '@intranet/contract/leave/leave-types.ts';
import type { Tx } from '#core/db/database.ts';

export interface LedgerEntry {
  employeeId: number;
  kind: LedgerKind;
  /** Signed days: what is taken off is negative. */
  days: number;
  effectiveOn: Day;
  /** Who caused it, by name. */
  actor: string;
  reason: string;
  leaveId?: number;
  /** What a deduction is for (spec §3); only of one. */
  deductionType?: DeductionType;
}

/** Adds one entry to the balance; none is ever changed or taken away (D17). */
export async function appendLedger(tx: Tx, entry: LedgerEntry): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values({
      employee_id: entry.employeeId,
      kind: entry.kind,
      days: entry.days,
      effective_on: entry.effectiveOn,
      actor: entry.actor,
      reason: entry.reason,
      leave_id: entry.leaveId ?? null,
      deduction_type: entry.deductionType ?? null,
    })
    .execute();
}
