import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { atMost, optionalDaySchema } from '../core/schemas.ts';

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
  kind: 'day' | 'phone';
}

/** One row per employee detail, by its name in the database and on the wire. */
export const EMPLOYEE_DETAILS = {
  birth_date: {
    header: msg('Birth Date'),
    importNames: ['Data de nascimento', 'Nascimento'],
    kind: 'day',
  },
  phone: {
    header: msg('Phone'),
    importNames: ['Telefone', 'Teléfono', 'Celular', 'Móvil', 'Mobile', 'Ramal', 'Extension'],
    kind: 'phone',
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

const MAX_PHONE = 40;

/** Digits, what people write between them, and words for an extension. */
const PHONE = /^\+?(?:[\d \u00a0()./,;x#*\u2010-\u2013-]|ramal|ext|r)+$/i;
const DIGIT = /\d/;

/** A phone number as typed, or null for an empty text. */
export const phoneSchema = z
  .string()
  .trim()
  // A longer text isn't tested any further.
  .max(MAX_PHONE, { ...atMost(MAX_PHONE), abort: true })
  .refine((text) => text === '' || (PHONE.test(text) && DIGIT.test(text)), {
    error: () => t('Enter a phone number, such as +55 11 91234-5678'),
  })
  .transform((text) => text || null)
  .nullable();

const SCHEMAS = { day: optionalDaySchema, phone: phoneSchema } as const;

/** Form schemas of a new employee's details; missing details are null. */
export const detailSchemas = mapDetails((_, { kind }) => SCHEMAS[kind].default(null));

/** Form schemas of changed details; missing details stay as they are, and null empties them. */
export const changedDetailSchemas = mapDetails((_, { kind }) => SCHEMAS[kind].optional());

export const EMPLOYEE_FIELDS = { ...RULED_FIELDS, ...EMPLOYEE_DETAILS };
export type EmployeeFieldName = keyof typeof EMPLOYEE_FIELDS;
