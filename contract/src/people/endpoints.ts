import { msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { balanceSchema } from '../balance/schemas.ts';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, ONLY_POSITION, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import {
  daySchema,
  noteSchema,
  optionalDaySchema,
  requiredDaySchema,
  searchSchema,
} from '../core/schemas.ts';
import { changedDetailSchemas, detailSchemas, mapDetails } from './employee-fields.ts';
import { namesakeSchema } from './namesake.ts';
import { ATIVO } from './positions.ts';
import {
  areaNameSchema,
  cargoSchema,
  chosenIdSchema,
  employeeNameSchema,
  newEmployeeNameSchema,
} from './schemas.ts';

export const NO_START_DATE = 'N/A';

const employeeRecordSchema = () =>
  z.object({
    id: z.number(),
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
export type EmployeeRecord = z.infer<ReturnType<typeof employeeRecordSchema>>;

export const employees = endpoint('GET', '/api/get_ferias', ADMIN, {
  description: 'Lists all employees with their balance, including former ones',
  reply: () =>
    z.object({
      ferias: z.array(employeeRecordSchema()),
    }),
});

/** As the columns of the list, the usual one first. */
export const EMPLOYEE_SORTS = [
  'name',
  'area',
  'position',
  'balance',
  'active',
  'start',
  'birth_date',
] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

export const employeePage = endpoint('GET', '/api/employees', ADMIN, {
  description: 'Lists employees in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(EMPLOYEE_SORTS),
      id: idSchema.optional().describe('Only this employee'),
      name: searchSchema(120).optional().describe(NAME_PART),
      area: searchSchema(200).optional().describe(ONLY_AREA),
      position: cargoSchema.optional().describe(ONLY_POSITION),
      active: z
        .enum(['present', ...ATIVO])
        .optional()
        .describe('Only this status; present for all but former employees'),
    }),
  reply: () => pageReply(employeeRecordSchema()),
});
export type EmployeePage = z.infer<typeof employeePage.reply>;

export const areas = endpoint('GET', '/api/areas', ROLES, {
  description: 'Lists the names of the areas',
  reply: () => z.object({ areas: z.array(z.string()) }),
});

export const areasAndNames = endpoint('GET', '/api/getAreasAndNames', ADMIN, {
  description: 'Lists the areas with their employees, without former ones (D14)',
  reply: () =>
    z.object({
      areas: z.array(z.string()),
      names: z.array(namesakeSchema),
    }),
});

export const namesByArea = endpoint('GET', '/api/getNamesByArea', ADMIN, {
  description: 'Lists the employees of an area, without former ones (D14)',
  query: () =>
    z.object({
      area: searchSchema(200, msg('Choose an area')).describe("The area's name"),
    }),
  reply: () => z.object({ names: z.array(z.string()), people: z.array(namesakeSchema) }),
});

export const employeeEditBody = z.object({
  area: areaNameSchema,
  nome: employeeNameSchema,
  employee_id: chosenIdSchema,
  saldo: balanceSchema,
  ativo: z.enum(ATIVO),
  cargo: cargoSchema,
  /** The balance that the admin saw. The call is refused if it has changed since. */
  expected_saldo: balanceSchema.optional(),
  reason: noteSchema(300).optional(),
  ...changedDetailSchemas,
  /** Renames the employee, as `PUT /api/employees/{id}/name` does. */
  new_name: newEmployeeNameSchema.optional(),
  /** Must be true if another employee has the new name, or a near one (D66). */
  another_person: z.boolean().optional(),
});

export const editEmployee = endpoint('POST', '/api/edit_ferias', ADMIN, {
  description: 'Changes an employee and posts a changed balance as an adjustment (D18)',
  body: () => employeeEditBody,
});

export const renameEmployee = endpoint('PUT', '/api/employees/{id}/name', ADMIN, {
  description: 'Renames an employee, and their account if they have one (D11)',
  params: () => z.object({ id: idSchema }),
  body: () =>
    z.object({
      name: newEmployeeNameSchema,
      /** Must be true if another employee has the name, or a near one (D66). */
      another_person: z.boolean().default(false),
    }),
});

export const newEmployeeBody = z.object({
  area: areaNameSchema,
  nome: newEmployeeNameSchema,
  saldo: balanceSchema.default(0),
  ativo: z.enum(ATIVO).default('S'),
  start_date: optionalDaySchema.default(null),
  cargo: cargoSchema,
  ...detailSchemas,
  /** Must be true if another employee has the name. */
  another_person: z.boolean().default(false),
});

export const createEmployee = endpoint('POST', '/api/create_user', ADMIN, {
  description: 'Creates an employee and posts the opening balance (D12, D18)',
  body: () => newEmployeeBody,
});

export const startDateBody = z.object({
  nome: employeeNameSchema,
  employee_id: chosenIdSchema,
  start_date: requiredDaySchema(msg('Enter a start date')),
  expected_start_date: daySchema.nullable(),
  adjustment: balanceSchema,
});

export const correctStartDate = endpoint('POST', '/api/correct_start_date', ADMIN, {
  description: 'Corrects a start date and posts the effect on accruals as an adjustment (D18)',
  body: () => startDateBody,
});
