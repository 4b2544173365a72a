import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import {
  type LeaveType,
  leaveTypeRow,
  takesBalance,
} from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import type { Authorized } from '#core/authorized.ts';
import type { Tx } from '#core/db/database.ts';
import { appendLedger } from '#features/balance/ledger.ts';
import type { LeaveRow } from '../lock-leave.ts';

/** The reason of a leave’s ledger entry, in English: its type and dates. */
export function leaveInWords(type: LeaveType, start: Day, end: Day): string {
  return `${leaveTypeRow(type).label} ${formatDay(start)} to ${formatDay(end)}`;
}

function post(
  tx: Tx,
  { id, employeeId, type, startsOn, endsOn }: Authorized<LeaveRow>,
  entry: { kind: 'debit' | 'reversal'; days: number; actor: string },
) {
  const leave = leaveInWords(type, startsOn, endsOn);
  const reason = entry.kind === 'debit' ? leave : `Cancelled: ${leave}`;
  return appendLedger(tx, { ...entry, employeeId, effectiveOn: startsOn, reason, leaveId: id });
}

/** Debits an approved leave, if its type takes balance (D16, D17). */
export async function debitLeave(tx: Tx, leave: Authorized<LeaveRow>, actor: string) {
  if (takesBalance(leave.type)) await post(tx, leave, { kind: 'debit', days: -leave.days, actor });
}

/** Reverses a leave's debit, if any, on its date, so the two cancel out on every day (D19, D26). */
export async function reverseDebit(tx: Tx, leave: Authorized<LeaveRow>, actor: string) {
  const { taken } = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`-coalesce(sum(days), 0)`.as('taken'))
    .where('leave_id', '=', leave.id)
    .executeTakeFirstOrThrow();
  if (taken > 0) await post(tx, leave, { kind: 'reversal', days: taken, actor });
}
