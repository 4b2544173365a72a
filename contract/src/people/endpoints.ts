import { z } from 'zod';
import { balanceSchema } from '../balance/schemas.ts';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import {
  daySchema,
  noteSchema,
  optionalDaySchema,
  requiredDaySchema,
  searchSchema,
} from '../core/schemas.ts';
import { detailSchemas, mapDetails } from './employee-fields.ts';
import { ATIVO } from './positions.ts';
import {
  areaNameSchema,
  cargoSchema,
  employeeNameSchema,
  newEmployeeNameSchema,
} from './schemas.ts';

/** What stands for a start date that is not known (spec §3). */
export const NO_START_DATE = 'N/A';

export const employeeRecordSchema = z.object({
  AREA: z.string(),
  NOME: z.string(),
  /** In days, exactly (D17). */
  SALDO: z.number(),
  ATIVO: z.enum(ATIVO),
  /** `YYYY-MM-DD`, or N/A. */
  start_date: z.string(),
  cargo: cargoSchema,
  ...mapDetails(() => z.string().nullable()),
  /** Whether somebody can sign in as them (D12). */
  has_account: z.boolean(),
  /** Requests of theirs that wait for a decision. */
  waiting: z.number(),
  /** Those of them that would be withdrawn if they left: an approved leave to be cancelled stays. */
  pending: z.number(),
});
export type EmployeeRecord = z.infer<typeof employeeRecordSchema>;

export const employees = endpoint({
  method: 'GET',
  path: '/api/get_ferias',
  summary: 'Every employee with balance, also those who have left',
  access: ADMIN,
  reply: z.object({ ferias: z.array(employeeRecordSchema) }),
});

export const areasAndNames = endpoint({
  method: 'GET',
  path: '/api/getAreasAndNames',
  summary: 'The areas, and who is in each; nobody who has left (D14)',
  access: ADMIN,
  reply: z.object({
    areas: z.array(z.string()),
    names: z.array(z.object({ area: z.string(), name: z.string() })),
  }),
});

export const namesByArea = endpoint({
  method: 'GET',
  path: '/api/getNamesByArea',
  summary: 'Who is in an area; nobody who has left (D14)',
  access: ADMIN,
  query: z.object({ area: searchSchema(200, 'Choose an area') }),
  reply: z.object({ names: z.array(z.string()) }),
});

export const employeeEditBody = z.object({
  area: areaNameSchema,
  /** Whose record; names are unique, letter case aside. */
  nome: employeeNameSchema,
  saldo: balanceSchema,
  ativo: z.enum(ATIVO),
  cargo: cargoSchema,
  /**
   * The balance that `saldo` was typed over. With it, one that was left as it was changes nothing, and
   * one that has moved meanwhile is refused; without it, `saldo` is what the balance will be.
   */
  expected_saldo: balanceSchema.optional(),
  /** Why the balance changes: the ledger keeps it (D17). */
  reason: noteSchema(300).optional(),
});

export const editEmployee = endpoint({
  method: 'POST',
  path: '/api/edit_ferias',
  summary: 'Changes an employee; a changed balance is posted as an adjustment (D18)',
  access: ADMIN,
  body: employeeEditBody,
  reply: successReply,
});

export const newEmployeeBody = z.object({
  area: areaNameSchema,
  nome: newEmployeeNameSchema,
  saldo: balanceSchema.default(0),
  ativo: z.enum(ATIVO).default('S'),
  start_date: optionalDaySchema.default(null),
  cargo: cargoSchema,
  ...detailSchemas,
});

export const createEmployee = endpoint({
  method: 'POST',
  path: '/api/create_user',
  summary: 'Makes an employee; the balance is posted as the opening (D12, D18)',
  access: ADMIN,
  body: newEmployeeBody,
  reply: successReply,
});

export const startDateBody = z.object({
  nome: employeeNameSchema,
  start_date: requiredDaySchema('Enter a start date'),
  /** The start date that the admin saw; null if it was unknown. Another one is refused. */
  expected_start_date: daySchema.nullable(),
  /** Days to add to the balance, negative to take off; see `startDateEffect`. */
  adjustment: balanceSchema,
});

export const correctStartDate = endpoint({
  method: 'POST',
  path: '/api/correct_start_date',
  summary: 'Corrects a start date, and posts the effect on accruals as an adjustment (D18)',
  access: ADMIN,
  body: startDateBody,
  reply: successReply,
});
