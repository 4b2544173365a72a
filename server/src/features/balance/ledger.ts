import type { DeductionType, LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import type { Tx } from '#core/db/database.ts';

const MAX_ROWS = 5_000;

export interface LedgerEntry {
  employeeId: number;
  kind: LedgerKind;
  days: number;
  effectiveOn: Day;
  actor: string;
  reason: string;
  leaveId?: number;
  /** The leave's version, of which each has one debit and one reversal at most (D61). */
  leaveVersion?: number;
  /** Only deductions have one (spec §3). */
  deductionType?: DeductionType;
}

/** Adds one entry to the ledger. Entries are never changed or deleted (D17). */
export async function appendLedger(tx: Tx, entry: LedgerEntry): Promise<void> {
  await appendLedgerEntries(tx, [entry]);
}

export async function appendLedgerEntries(tx: Tx, entries: readonly LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    employee_id: entry.employeeId,
    kind: entry.kind,
    days: entry.days,
    effective_on: entry.effectiveOn,
    actor: entry.actor,
    reason: entry.reason,
    leave_id: entry.leaveId ?? null,
    leave_version: entry.leaveVersion ?? null,
    deduction_type: entry.deductionType ?? null,
  }));
  // PostgreSQL takes at most 65,535 parameters in one statement.
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    await tx
      .insertInto('ledger_entries')
      .values(rows.slice(from, from + MAX_ROWS))
      .execute();
  }
}
