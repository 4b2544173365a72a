import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { optionalDaySchema } from '../core/schemas.ts';

interface Field {
  /** A heading that an import reads in every language. */
  header: Message;
  /** Other headings that an import accepts, ignoring case, accents and punctuation. */
  importNames: readonly string[];
  required?: boolean;
}

/** Fields that leave, accruals or the ledger depend on. */
const RULED_FIELDS = {
  name: { header: msg('Name'), importNames: ['Nome', 'Colaborador'], required: true },
  area: { header: msg('Area'), importNames: [] },
  position: { header: msg('Position'), importNames: ['Cargo'] },
  balance: { header: msg('Balance'), importNames: ['Saldo'] },
  active: { header: msg('Status'), importNames: ['Active', 'Ativo'] },
  start: {
    header: msg('Start Date'),
    importNames: ['Data de início', 'Data Início', 'Início', 'Admissão'],
  },
} as const satisfies Record<string, Field>;

interface DetailField extends Field {
  kind: 'day' | 'text';
}

/** One row per employee detail, by its name in the database and on the wire. */
export const EMPLOYEE_DETAILS = {
  birth_date: {
    header: msg('Birth Date'),
    importNames: ['Data de nascimento', 'Nascimento'],
    kind: 'day',
  },
} as const satisfies Record<string, DetailField>;

export type DetailName = keyof typeof EMPLOYEE_DETAILS;
export type EmployeeDetails = Record<DetailName, string | null>;

export const DETAIL_NAMES = Object.keys(EMPLOYEE_DETAILS) as DetailName[];

export function mapDetails<Value>(
  build: (name: DetailName, field: DetailField) => Value,
): Record<DetailName, Value> {
  const entries = DETAIL_NAMES.map((name) => [name, build(name, EMPLOYEE_DETAILS[name])]);
  return Object.fromEntries(entries) as Record<DetailName, Value>;
}

const optionalTextSchema = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text || null)
  .nullable();

/** Form schemas of the details; missing details are null. */
export const detailSchemas = mapDetails((_, { kind }) =>
  (kind === 'day' ? optionalDaySchema : optionalTextSchema).default(null),
);

export const EMPLOYEE_FIELDS = { ...RULED_FIELDS, ...EMPLOYEE_DETAILS };
export type EmployeeFieldName = keyof typeof EMPLOYEE_FIELDS;
