import { EMPLOYEE_HEADERS } from '@intranet/contract/people/import-endpoints.ts';
import type { ColumnSpec } from '#core/sheets/read-columns.ts';

export const EMPLOYEE_COLUMNS = {
  name: { label: EMPLOYEE_HEADERS.name, others: ['Nome', 'Colaborador'], required: true },
  area: { label: EMPLOYEE_HEADERS.area, others: [] },
  position: { label: EMPLOYEE_HEADERS.position, others: ['Cargo'] },
  balance: { label: EMPLOYEE_HEADERS.balance, others: ['Saldo'] },
  active: { label: EMPLOYEE_HEADERS.active, others: ['Ativo'] },
  start: {
    label: EMPLOYEE_HEADERS.start,
    others: ['Data de início', 'Data Início', 'Início', 'Admissão'],
  },
  birth: { label: EMPLOYEE_HEADERS.birth, others: ['Data de nascimento', 'Nascimento'] },
} satisfies Record<keyof typeof EMPLOYEE_HEADERS, ColumnSpec>;
