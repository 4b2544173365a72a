import { type Day, formatDay } from '@intranet/contract/core/days.ts';
import type { LeaveRecord } from '@intranet/contract/leave/endpoints.ts';
import { utilizado } from '@intranet/contract/leave/leave-dates.ts';
import type { LeaveState, WireStatus } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { listLeaves, listPending } from './queries.ts';

type Rows<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>> & unknown[];

const STATUS: Record<LeaveState, WireStatus> = {
  pending: 'PENDENTE',
  approved: 'APROVADO',
  // A leave is approved until its cancellation is agreed.
  cancellation_asked: 'APROVADO',
  rejected: 'REJEITADO',
  withdrawn: 'REJEITADO',
  cancelled: 'REJEITADO',
};

/** Writes leaves as wire records in JSON (spec §3, D27). Repeated parts are serialized only once. */
export function writeLeaves(rows: readonly Rows<typeof listLeaves>[number][], today: Day): string {
  const people = new Map<string, string>();
  const endings = new Map<string, string>();
  const beginOf = ({ name, area, cargo }: (typeof rows)[number]) => {
    const known = people.get(name);
    if (known) return known;
    const person: Pick<LeaveRecord, 'NOME' | 'AREA' | 'CARGO'> = {
      NOME: name,
      AREA: area,
      CARGO: cargo,
    };
    const begin = JSON.stringify(person).slice(0, -1);
    people.set(name, begin);
    return begin;
  };
  const endOf = ({ type, state, ends_on }: (typeof rows)[number]) => {
    const status = STATUS[state as LeaveState];
    const used = utilizado(status === 'APROVADO', ends_on, today);
    const key = type + status + used;
    const known = endings.get(key);
    if (known) return known;
    const kind: Pick<LeaveRecord, 'LEAVE_TYPE' | 'utilizado' | 'STATUS'> = {
      LEAVE_TYPE: type as LeaveType,
      utilizado: used,
      STATUS: status,
    };
    const end = JSON.stringify(kind).slice(1);
    endings.set(key, end);
    return end;
  };
  let text = '';
  for (const row of rows) {
    // Dates need no escaping.
    text += `${text && ','}${beginOf(row)},"DATA_INICIO":"${row.starts_on}","DATA_FIM":"${row.ends_on}",${endOf(row)}`;
  }
  return `[${text}]`;
}

/** Pending leaves as wire records, with dates as DD/MM/YYYY (D15). */
export function presentPending(rows: readonly Rows<typeof listPending>[number][]) {
  return rows.map((row) => ({
    DATA_INICIO_FORMATADA: formatDay(row.starts_on),
    DATA_FIM_FORMATADA: formatDay(row.ends_on),
    LEAVE_TYPE: row.type as LeaveType,
  }));
}
