import { EMPLOYEE_HEADERS, LEAVE_HEADERS } from '@intranet/contract/people/import-endpoints.ts';
import { fold } from '@intranet/contract/core/text.ts';
import { AppError } from '#core/errors.ts';
import type { SheetRow } from '#core/sheets/read-sheet.ts';

/** A column that is read. */
interface ColumnSpec {
  /** As our own exports head it; messages call it so. */
  label: string;
  /** The other headers it is known by: in Portuguese, and as the calls name it. */
  others: readonly string[];
  required?: boolean;
}

/** A line of the file: its cells by column. A column that the file does not have is undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
}

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

/** As two headers are compared: accents, case and punctuation aside. */
const headerKey = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Where each column stands; those that are missing and not needed are left out. */
function findColumns<Key extends string>(
  header: readonly string[],
  specs: Record<Key, ColumnSpec>,
): Map<Key, number> {
  const given = header.map(headerKey);
  const found = new Map<Key, number>();
  for (const [key, { label, others, required }] of Object.entries(specs) as [Key, ColumnSpec][]) {
    const index = [label, ...others]
      .map((name) => given.indexOf(headerKey(name)))
      .find((at) => at >= 0);
    if (index !== undefined) found.set(key, index);
    else if (required) {
      throw new AppError(
        'invalid_file',
        `The file has no column “${label}”. Its first row must name the columns.`,
      );
    }
  }
  return found;
}

/**
 * The lines of a sheet by the columns that are known; others are ignored.
 * @param rows headers first
 * @throws AppError invalid_file, naming the column that is missing
 */
export function readColumns<Key extends string>(
  [header, ...rows]: readonly SheetRow[],
  specs: Record<Key, ColumnSpec>,
): ImportRow<Key>[] {
  const columns = findColumns(header?.cells ?? [], specs);
  return rows.map(({ line, cells }) => {
    const known = [...columns].map(([key, index]) => [key, cells[index] ?? '']);
    return { line, cells: Object.fromEntries(known) };
  });
}
