import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN, LIST_READERS } from '../core/roles.ts';
import { daySchema } from '../core/schemas.ts';
import { areaNameSchema, employeeNameSchema } from '../people/schemas.ts';
import { balanceSchema, deductionTypeSchema } from './schemas.ts';

const MAX_DEDUCTION_DAYS = 366;

export const balanceRecordSchema = z.object({
  username: z.string(),
  area: z.string(),
  cargo: z.string(),
  balance: z.number(),
});
export type BalanceRecord = z.infer<typeof balanceRecordSchema>;

export const balances = endpoint({
  method: 'GET',
  path: '/api/saldo',
  summary: 'Lists all vacation balances in days (D17)',
  access: LIST_READERS,
  reply: z.object({ saldos: z.array(balanceRecordSchema) }),
});

export const deductionBody = z.object({
  area: areaNameSchema,
  name: employeeNameSchema,
  date: daySchema,
  days: balanceSchema
    .positive('Enter more than 0 days')
    .max(MAX_DEDUCTION_DAYS, `At most ${MAX_DEDUCTION_DAYS} days`),
  leave_type: deductionTypeSchema,
});

export const deductVacation = endpoint({
  method: 'POST',
  path: '/api/vacation_deductions',
  summary: 'Deducts days from a balance, once per Idempotency-Key header (D20)',
  access: ADMIN,
  body: deductionBody,
  reply: successReply,
});
