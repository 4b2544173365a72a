import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import {
  LEAVE_TYPES,
  type LeaveType,
  leaveTypeLabel,
} from '@intranet/contract/leave/leave-types.ts';
import { employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import { type Cell, EMPTY_CELL, readText, shorten } from '#core/sheets/cells.ts';
import type { ColumnSpec } from '#core/sheets/read-columns.ts';

export const LEAVE_COLUMNS = {
  name: {
    header: LEAVE_HEADERS.name,
    importNames: ['Nome', 'NOMECOLABORADOR', 'Colaborador'],
    required: true,
  },
  type: { header: LEAVE_HEADERS.type, importNames: ['Tipo'], required: true },
  start: {
    header: LEAVE_HEADERS.start,
    importNames: ['Data de início', 'DATA_INICIO', 'Início'],
    required: true,
  },
  end: {
    header: LEAVE_HEADERS.end,
    importNames: ['Data de fim', 'DATA_FIM', 'Fim'],
    required: true,
  },
  // Our own exports have both columns. There, Status says whether the leave was taken.
  approval: { header: LEAVE_HEADERS.approval, importNames: ['Aprovação', 'Status'] },
} satisfies Record<keyof typeof LEAVE_HEADERS, ColumnSpec>;

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

export const readName = (cell: string | undefined) =>
  readText(cell, 'Name', employeeNameSchema, t('Enter a name'));

/** Reads a type by its wire name or its label (spec §3). */
export function readLeaveType(cell: string | undefined): Cell<LeaveType> {
  if (!cell) return EMPTY_CELL;
  const value = TYPES.get(fold(cell));
  return value
    ? { value: value as LeaveType }
    : {
        problem: t('Leave Type: “{cell}” isn’t valid. Use one of {join}', {
          cell: shorten(cell),
          join: LEAVE_TYPES.join(', '),
        }),
      };
}

export function readApproval(cell: string | undefined): Cell<'approved' | 'rejected'> {
  if (!cell) return { value: 'approved' };
  if (PENDING.has(fold(cell))) {
    return {
      problem: t(
        'Pending requests can’t be imported. Employees must submit them so their head can approve them.',
      ),
    };
  }
  const value = APPROVALS[fold(cell)];
  return value
    ? { value }
    : {
        problem: t('Approval: “{cell}” isn’t valid. Use Approved or Rejected', {
          cell: shorten(cell),
        }),
      };
}
