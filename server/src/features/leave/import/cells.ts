import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import { STATE_LABELS, statusLabel } from '@intranet/contract/leave/leave-states.ts';
import {
  LEAVE_TYPES,
  type LeaveType,
  leaveTypeLabel,
  leaveTypeRow,
} from '@intranet/contract/leave/leave-types.ts';
import { employeeNameSchema } from '@intranet/contract/people/schemas.ts';
import {
  type Cell,
  EMPTY_CELL,
  NO,
  readText,
  shorten,
  wordReader,
  YES,
} from '#core/sheets/cells.ts';
import type { ColumnSpec } from '#core/sheets/read-table.ts';
import { inEveryLanguage } from '#core/translators.ts';

const STATUS = msg('Status');
const AREA = msg('Area');
const POSITION = msg('Position');

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
  approval: { header: LEAVE_HEADERS.approval, importNames: ['Aprovação'], fallback: STATUS },
  // They choose between people of one name.
  area: { header: AREA, importNames: ['Área', 'AREA'] },
  position: { header: POSITION, importNames: ['Cargo', 'CARGO'] },
} satisfies Record<string, ColumnSpec>;

/** Columns of our own list of leave that are not imported. */
export const LISTED_ONLY = [STATUS];

/** Beginnings of “Approved by”, “Aprovação”, “Estado” and “Situação”, without accents. */
const LIKE_APPROVAL = /^(?:appro|apro[vb]|authori|autori|status|state|estado|situac)/;

/** True if a heading that isn't known may say whether leave was approved. */
export const looksLikeApproval = (heading: string) => LIKE_APPROVAL.test(fold(heading.trim()));

export const labelOf = (column: keyof typeof LEAVE_HEADERS) => t(LEAVE_HEADERS[column]);

export const readName = (cell: string | undefined) =>
  readText(cell, labelOf('name'), employeeNameSchema, t('Enter a name'));

const typeOf = wordReader(() =>
  LEAVE_TYPES.map((type) => {
    const { label, importNames = [] } = leaveTypeRow(type);
    return [type, [type, ...inEveryLanguage(label), ...importNames]];
  }),
);

/** Reads a type by its wire name or its label in any language (spec §3). */
export function readLeaveType(cell: string | undefined): Cell<LeaveType> {
  if (!cell) return EMPTY_CELL;
  const value = typeOf(cell);
  return value
    ? { value }
    : {
        problem: t('{label}: “{cell}” isn’t valid. Use one of {join}', {
          label: labelOf('type'),
          cell: shorten(cell),
          join: LEAVE_TYPES.map(leaveTypeLabel).join(', '),
        }),
      };
}

const STATE_WORDS = {
  pending: ['pendente', 'pendiente'],
  approved: ['aprovado', 'aprobado', ...YES],
  rejected: ['rejeitado', 'rechazado', ...NO],
} as const;
type State = keyof typeof STATE_WORDS;

const stateOf = wordReader(() =>
  Object.entries(STATE_WORDS).map(([state, words]) => [
    state as State,
    [...words, ...inEveryLanguage(STATE_LABELS[state as State])],
  ]),
);

/** Reads whether a leave was approved. An empty cell means approved. */
export function readApprovalCell(cell: string | undefined): Cell<'approved' | 'rejected'> {
  if (!cell) return { value: 'approved' };
  const value = stateOf(cell);
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
