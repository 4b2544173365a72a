import { z } from 'zod';
import { optionalDaySchema } from '../core/schemas.ts';

/** How a field appears in tables, forms and files. */
interface Field {
  /** The heading in tables, forms and exported files. */
  header: string;
  /** Other headings that an import recognises, ignoring case, accents and punctuation. */
  importNames: readonly string[];
  /** True if an import needs the column. */
  required?: boolean;
}

/** Fields with rules of their own: leave, accruals or the ledger depend on them. */
const RULED_FIELDS = {
  name: { header: 'Name', importNames: ['Nome', 'Colaborador'], required: true },
  area: { header: 'Area', importNames: [] },
  position: { header: 'Position', importNames: ['Cargo'] },
  balance: { header: 'Balance', importNames: ['Saldo'] },
  active: { header: 'Active', importNames: ['Ativo'] },
  start: {
    header: 'Start Date',
    importNames: ['Data de início', 'Data Início', 'Início', 'Admissão'],
  },
} as const satisfies Record<string, Field>;

/** A field that is stored in its column as it is, without further rules. */
interface DetailField extends Field {
  /** `day` is a date, `text` is one line. */
  kind: 'day' | 'text';
  /** The width of its column in tables, in px. */
  width: number;
}

/**
 * One row per detail of an employee, by its column in the database, which is also its name on the wire.
 * The record, the form for new employees, imports, exports and SQL are generated from this table.
 */
export const EMPLOYEE_DETAILS = {
  birth_date: {
    header: 'Birth Date',
    importNames: ['Data de nascimento', 'Nascimento'],
    kind: 'day',
    width: 102,
  },
} as const satisfies Record<string, DetailField>;

export type DetailName = keyof typeof EMPLOYEE_DETAILS;
/** The details of one employee; null where unknown. */
export type EmployeeDetails = Record<DetailName, string | null>;

export const DETAIL_NAMES = Object.keys(EMPLOYEE_DETAILS) as DetailName[];

/** Builds an object with one value per detail. */
export function mapDetails<Value>(
  build: (name: DetailName, field: DetailField) => Value,
): Record<DetailName, Value> {
  const entries = DETAIL_NAMES.map((name) => [name, build(name, EMPLOYEE_DETAILS[name])]);
  return Object.fromEntries(entries) as Record<DetailName, Value>;
}

const optionalTextSchema = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .transform((text) => text || null)
  .nullable();

/** Schemas for the details in a form; missing ones are null. */
export const detailSchemas = mapDetails((_, { kind }) =>
  (kind === 'day' ? optionalDaySchema : optionalTextSchema).default(null),
);

/** The columns of a file of employees, in the order of our own exports. */
export const EMPLOYEE_FIELDS = { ...RULED_FIELDS, ...EMPLOYEE_DETAILS };
export type EmployeeFieldName = keyof typeof EMPLOYEE_FIELDS;
