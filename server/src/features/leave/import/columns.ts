import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
import type { ColumnSpec } from '#core/sheets/read-columns.ts';

export const LEAVE_COLUMNS = {
  name: {
    label: LEAVE_HEADERS.name,
    others: ['Nome', 'NOMECOLABORADOR', 'Colaborador'],
    required: true,
  },
  type: { label: LEAVE_HEADERS.type, others: ['Tipo'], required: true },
  start: {
    label: LEAVE_HEADERS.start,
    others: ['Data de início', 'DATA_INICIO', 'Início'],
    required: true,
  },
  end: { label: LEAVE_HEADERS.end, others: ['Data de fim', 'DATA_FIM', 'Fim'], required: true },
  // Our own exports have both: there, Status says whether the leave has been taken.
  approval: { label: LEAVE_HEADERS.approval, others: ['Aprovação', 'Status'] },
} satisfies Record<keyof typeof LEAVE_HEADERS, ColumnSpec>;
