import { type Day, parseDay } from '@intranet/contract/core/days.ts';
import { employeeEditBody } from '@intranet/contract/people/endpoints.ts';
import { LEAVE_TYPES, type LeaveType, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { type Ativo, CARGOS, type Cargo } from '@intranet/contract/people/positions.ts';
import { areaNameSchema, employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import { fold } from '@intranet/contract/core/text.ts';
import type { z } from 'zod';

/** What a cell holds; undefined where it says nothing; or, as a sentence, why it holds nothing. */
export type Cell<T> =
  | { value: T | undefined; problem?: never }
  | { value?: never; problem: string };

const none = { value: undefined };
const MOST_SHOWN = 60;

/** As much of a cell as a message shows of it. */
export function shorten(cell = ''): string {
  return cell.length > MOST_SHOWN ? `${cell.slice(0, MOST_SHOWN)}…`.toWellFormed() : cell;
}
/** What stands in a cell for "not known", in our own exports and in others'. */
const BLANK = new Set(['', '-', 'n/a']);

const ACTIVE: Record<string, Ativo> = {
  s: 'S',
  n: 'N',
  c: 'C',
  active: 'S',
  'has left': 'N',
  contractor: 'C',
};

const TYPES = new Map(
  LEAVE_TYPES.flatMap((type) => [
    [fold(type), type],
    [fold(leaveTypeLabel(type)), type],
  ]),
);

const APPROVALS: Record<string, 'approved' | 'rejected'> = {
  aprovado: 'approved',
  approved: 'approved',
  rejeitado: 'rejected',
  rejected: 'rejected',
};
const PENDING = new Set(['pendente', 'pending']);

/** Text as a form would take it. */
function readText(
  cell: string | undefined,
  label: string,
  schema: z.ZodType<string>,
): Cell<string> {
  if (!cell) return none;
  const { data, error } = schema.safeParse(cell);
  return error ? { problem: `${label}: ${error.issues[0]?.message}` } : { value: data };
}

/** The name of a line as it is stored, or what is wrong with it. */
export function readName(cell: string | undefined): Cell<string> {
  const name = readText(cell, 'Name', employeeNameSchema);
  return name.problem || name.value !== undefined ? name : { problem: 'Name: Enter a name' };
}

/** The area of a line as it is stored, or what is wrong with it. */
export function readArea(cell: string | undefined): Cell<string> {
  return readText(cell, 'Area', areaNameSchema);
}

/** `DD/MM/YYYY`, `YYYY-MM-DD`, or a date as the spreadsheet kept it. */
export function readDay(cell: string | undefined, label: string): Cell<Day> {
  if (BLANK.has(fold(cell ?? ''))) return none;
  const value = parseDay(cell ?? '');
  return value
    ? { value }
    : { problem: `${label}: “${shorten(cell)}” is not a date, such as 31/12/2026` };
}

/** A number of days, `12.5` or `12,5`, within what the ledger takes. */
export function readBalance(cell: string | undefined): Cell<number> {
  if (BLANK.has(fold(cell ?? ''))) return none;
  const text = (cell ?? '').replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) {
    return { problem: `Balance: “${shorten(cell)}” is not a number, such as 12.5` };
  }
  const { data, error } = employeeEditBody.shape.saldo.safeParse(Number(text));
  return error ? { problem: `Balance: ${error.issues[0]?.message}` } : { value: data };
}

export function readPosition(cell: string | undefined): Cell<Cargo> {
  if (!cell) return none;
  const value = CARGOS.find((cargo) => fold(cargo) === fold(cell));
  return value
    ? { value }
    : { problem: `Position: “${shorten(cell)}” is none of ${CARGOS.join(', ')}` };
}

export function readActive(cell: string | undefined): Cell<Ativo> {
  if (!cell) return none;
  const value = ACTIVE[fold(cell)];
  return value ? { value } : { problem: `Active: “${shorten(cell)}” is none of S, N, C` };
}

/** By the wire's name or by the one that is shown (spec §3). */
export function readLeaveType(cell: string | undefined): Cell<LeaveType> {
  if (!cell) return none;
  const value = TYPES.get(fold(cell));
  return value
    ? { value: value as LeaveType }
    : { problem: `Leave Type: “${shorten(cell)}” is none of ${LEAVE_TYPES.join(', ')}` };
}

/** Whether a leave was approved: empty means that it was. */
export function readApproval(cell: string | undefined): Cell<'approved' | 'rejected'> {
  if (!cell) return { value: 'approved' };
  if (PENDING.has(fold(cell))) {
    return {
      problem:
        'A pending request cannot be imported: its owner sends it, so that the head is asked.',
    };
  }
  const value = APPROVALS[fold(cell)];
  return value
    ? { value }
    : { problem: `Approval: “${shorten(cell)}” is neither Approved nor Rejected` };
}
