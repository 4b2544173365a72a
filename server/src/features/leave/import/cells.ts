import { t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import { STATE_LABELS, statusLabel } from '@intranet/contract/leave/leave-states.ts';
import { LEAVE_TYPES, type LeaveType, leaveTypeRow } from '@intranet/contract/leave/leave-types.ts';
import { employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import { type Cell, EMPTY_CELL, readText, shorten } from '#core/sheets/cells.ts';
import type { ColumnSpec } from '#core/sheets/read-columns.ts';
import { inEveryLanguage } from '#core/translators.ts';

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

const isOneOf = (cell: string, words: readonly string[]) =>
  words.some((word) => fold(word) === fold(cell));

export const labelOf = (column: keyof typeof LEAVE_HEADERS) => t(LEAVE_HEADERS[column]);

export const readName = (cell: string | undefined) =>
  readText(cell, labelOf('name'), employeeNameSchema, t('Enter a name'));

/** Reads a type by its wire name or its label in any language (spec §3). */
export function readLeaveType(cell: string | undefined): Cell<LeaveType> {
  if (!cell) return EMPTY_CELL;
  const value = LEAVE_TYPES.find((type) =>
    isOneOf(cell, [type, ...inEveryLanguage(leaveTypeRow(type).label)]),
  );
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t valid. Use one of {join}', {
          label: labelOf('type'),
          cell: shorten(cell),
          join: LEAVE_TYPES.join(', '),
        }),
      };
}

const APPROVALS = [
  ['pending', 'pendente'],
  ['approved', 'aprovado'],
  ['rejected', 'rejeitado'],
] as const;

/** Reads whether a leave was approved. An empty cell means approved. */
export function readApprovalCell(cell: string | undefined): Cell<'approved' | 'rejected'> {
  if (!cell) return { value: 'approved' };
  const value = APPROVALS.find(([state, word]) =>
    isOneOf(cell, [word, ...inEveryLanguage(STATE_LABELS[state])]),
  )?.[0];
  if (value === 'pending') {
    return {
      problem: t(
        'Pending requests can’t be imported. Employees must submit them so their head can approve them.',
      ),
    };
  }
  if (value) return { value };
  return {
    problem: t('{label}: “{cell}” isn’t valid. Use {approved} or {rejected}', {
      label: labelOf('approval'),
      cell: shorten(cell),
      approved: statusLabel('APROVADO'),
      rejected: statusLabel('REJEITADO'),
    }),
  };
}
