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

/** Why a debit is given back. The statement translates it. */
type Why = 'Cancelled' | 'Undone';

/** The reason of a leave’s ledger entry, in English: its type and dates. */
export function leaveInWords(type: LeaveType, start: Day, end: Day): string {
  return `${leaveTypeRow(type).label} ${formatDay(start)} to ${formatDay(end)}`;
}

function post(
  tx: Tx,
  { id, version, employeeId, type, startsOn, endsOn }: Authorized<LeaveRow>,
  { why, ...entry }: { kind: 'debit' | 'reversal'; days: number; actor: string; why?: Why },
) {
  const leave = leaveInWords(type, startsOn, endsOn);
  return appendLedger(tx, {
    ...entry,
    employeeId,
    effectiveOn: startsOn,
    reason: why ? `${why}: ${leave}` : leave,
    leaveId: id,
    leaveVersion: version,
  });
}

/** Debits an approved leave, if its type takes balance (D16, D17). */
export async function debitLeave(tx: Tx, leave: Authorized<LeaveRow>, actor: string) {
  if (takesBalance(leave.type)) await post(tx, leave, { kind: 'debit', days: -leave.days, actor });
}

/** Reverses a leave's debit, if any, on its date, so the two cancel out on every day (D19, D26). */
export async function reverseDebit(
  tx: Tx,
  leave: Authorized<LeaveRow>,
  actor: string,
  why: Why = 'Cancelled',
) {
  const { taken } = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`-coalesce(sum(days), 0)`.as('taken'))
    .where('leave_id', '=', leave.id)
    .executeTakeFirstOrThrow();
  if (taken > 0) await post(tx, leave, { kind: 'reversal', days: taken, actor, why });
}

/** Debits again what the cancellation of this version gave back, in the version that undoes it (D61). */
export async function restoreDebit(tx: Tx, leave: Authorized<LeaveRow>, actor: string) {
  const reversal = await tx
    .selectFrom('ledger_entries')
    .select('days')
    .where('leave_id', '=', leave.id)
    .where('kind', '=', 'reversal')
    .where('leave_version', '=', leave.version)
    .executeTakeFirst();
  if (!reversal) return;
  const restored = { ...leave, version: leave.version + 1 };
  await post(tx, restored, { kind: 'debit', days: -reversal.days, actor });
}
