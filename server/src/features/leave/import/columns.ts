import { LEAVE_HEADERS } from '@intranet/contract/leave/import-endpoints.ts';
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
