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

export const NO_START_DATE = 'N/A';

export const employeeRecordSchema = z.object({
  AREA: z.string(),
  NOME: z.string(),
  SALDO: z.number(),
  ATIVO: z.enum(ATIVO),
  start_date: z.string(),
  cargo: cargoSchema,
  ...mapDetails(() => z.string().nullable()),
  has_account: z.boolean(),
  waiting: z.number(),
  pending: z.number(),
});
export type EmployeeRecord = z.infer<typeof employeeRecordSchema>;

export const employees = endpoint({
  method: 'GET',
  path: '/api/get_ferias',
  summary: 'Lists all employees with their balance, including former ones',
  access: ADMIN,
  reply: z.object({ ferias: z.array(employeeRecordSchema) }),
});

export const areasAndNames = endpoint({
  method: 'GET',
  path: '/api/getAreasAndNames',
  summary: 'Lists the areas with their employees, without former ones (D14)',
  access: ADMIN,
  reply: z.object({
    areas: z.array(z.string()),
    names: z.array(z.object({ area: z.string(), name: z.string() })),
  }),
});

export const namesByArea = endpoint({
  method: 'GET',
  path: '/api/getNamesByArea',
  summary: 'Lists the employees of an area, without former ones (D14)',
  access: ADMIN,
  query: z.object({ area: searchSchema(200, 'Choose an area') }),
  reply: z.object({ names: z.array(z.string()) }),
});

export const employeeEditBody = z.object({
  area: areaNameSchema,
  nome: employeeNameSchema,
  saldo: balanceSchema,
  ativo: z.enum(ATIVO),
  cargo: cargoSchema,
  /** The balance that the admin saw. The call is refused if it has changed since. */
  expected_saldo: balanceSchema.optional(),
  reason: noteSchema(300).optional(),
});

export const editEmployee = endpoint({
  method: 'POST',
  path: '/api/edit_ferias',
  summary: 'Changes an employee and posts a changed balance as an adjustment (D18)',
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
  summary: 'Creates an employee and posts the opening balance (D12, D18)',
  access: ADMIN,
  body: newEmployeeBody,
  reply: successReply,
});

export const startDateBody = z.object({
  nome: employeeNameSchema,
  start_date: requiredDaySchema('Enter a start date'),
  expected_start_date: daySchema.nullable(),
  adjustment: balanceSchema,
});

export const correctStartDate = endpoint({
  method: 'POST',
  path: '/api/correct_start_date',
  summary: 'Corrects a start date and posts the effect on accruals as an adjustment (D18)',
  access: ADMIN,
  body: startDateBody,
  reply: successReply,
});
