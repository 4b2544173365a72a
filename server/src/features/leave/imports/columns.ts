import { fold } from '@intranet/contract/text.ts';
import { AppError } from '#core/errors.ts';
import type { SheetRow } from '#core/sheets/read-sheet.ts';

/** A column that is read: what it is called in messages, and by which headers it is known. */
export interface ColumnSpec {
  label: string;
  /** The first of these that stands in the file counts; accents, case and punctuation aside. */
  headers: readonly string[];
  required?: boolean;
}

/** A line of the file: its cells by column. A column that the file does not have is undefined. */
export interface ImportRow<Key extends string> {
  line: number;
  cells: Partial<Record<Key, string>>;
}

/** As our exports write them, in Portuguese, and as the calls name them. */
export const EMPLOYEE_COLUMNS = {
  name: { label: 'Name', headers: ['Name', 'Nome', 'Colaborador'], required: true },
  area: { label: 'Area', headers: ['Area', 'Área'] },
  position: { label: 'Position', headers: ['Position', 'Cargo'] },
  balance: { label: 'Balance', headers: ['Balance', 'Saldo'] },
  active: { label: 'Active', headers: ['Active', 'Ativo'] },
  start: {
    label: 'Start Date',
    headers: ['Start Date', 'Data de início', 'Data Início', 'Início', 'Admissão'],
  },
  birth: {
    label: 'Birth Date',
    headers: ['Birth Date', 'Data de nascimento', 'Nascimento', 'Birthday'],
  },
} satisfies Record<string, ColumnSpec>;

export const LEAVE_COLUMNS = {
  name: {
    label: 'Name',
    headers: ['Name', 'Nome', 'NOMECOLABORADOR', 'Colaborador'],
    required: true,
  },
  type: {
    label: 'Leave Type',
    headers: ['Leave Type', 'Tipo', 'Tipo de ausência'],
    required: true,
  },
  start: {
    label: 'Start Date',
    headers: ['Start Date', 'Data de início', 'DATA_INICIO', 'Início'],
    required: true,
  },
  end: {
    label: 'End Date',
    headers: ['End Date', 'Data de fim', 'DATA_FIM', 'Fim'],
    required: true,
  },
  // Our own exports have both: there, Status says whether the leave has been taken.
  approval: { label: 'Approval', headers: ['Approval', 'Aprovação', 'Status'] },
} satisfies Record<string, ColumnSpec>;

const headerKey = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Where each column stands; those that are missing and not needed are left out. */
function findColumns<Key extends string>(
  header: readonly string[],
  specs: Record<Key, ColumnSpec>,
): Map<Key, number> {
  const given = header.map(headerKey);
  const found = new Map<Key, number>();
  for (const [key, { label, headers, required }] of Object.entries(specs) as [Key, ColumnSpec][]) {
    const index = headers.map((name) => given.indexOf(headerKey(name))).find((at) => at >= 0);
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
