import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { utilizado } from '@intranet/contract/leave/leave-dates.ts';
import {
  APPROVED_STATES,
  type LeaveState,
  type WireStatus,
} from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { listLeaves, listPending } from './queries.ts';

type Rows<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>> & unknown[];

/** A leave is approved until its cancellation is agreed. */
function statusOf(state: LeaveState): WireStatus {
  if (state === 'pending') return 'PENDENTE';
  return APPROVED_STATES.some((approved) => approved === state) ? 'APROVADO' : 'REJEITADO';
}

/** Leaves as wire records (spec §3, D27). */
export function presentLeaves(
  rows: readonly Rows<typeof listLeaves>[number][],
  today: Day,
): LeaveRecord[] {
  return rows.map((row) => {
    const status = statusOf(row.state as LeaveState);
    return {
      id: row.id,
      employee_id: row.employee_id,
      NOME: row.name,
      AREA: row.area,
      CARGO: row.cargo,
      DATA_INICIO: row.starts_on,
      DATA_FIM: row.ends_on,
      LEAVE_TYPE: row.type as LeaveType,
      utilizado: utilizado(status === 'APROVADO', row.ends_on, today),
      STATUS: status,
      ...(row.state === 'cancellation_asked' && { cancelling: true as const }),
    };
  });
}

/** Pending leaves as wire records, with dates as DD/MM/YYYY (D15). */
export function presentPending(rows: readonly Rows<typeof listPending>[number][]) {
  return rows.map((row) => ({
    DATA_INICIO_FORMATADA: formatDay(row.starts_on),
    DATA_FIM_FORMATADA: formatDay(row.ends_on),
    LEAVE_TYPE: row.type as LeaveType,
  }));
}
