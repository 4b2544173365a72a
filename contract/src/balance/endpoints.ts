import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { NAME_PART, ONLY_AREA, ONLY_POSITION, pageFields, pageReply } from '../core/list-page.ts';
import { ADMIN, LIST_READERS } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import {
  areaNameSchema,
  cargoSchema,
  chosenIdSchema,
  employeeNameSchema,
} from '../people/schemas.ts';
import { balanceSchema, deductionTypeSchema } from './schemas.ts';

const MAX_DEDUCTION_DAYS = 366;

export const balanceRecordSchema = () =>
  z.object({
    employee_id: z.number(),
    username: z.string(),
    area: z.string(),
    cargo: z.string(),
    balance: z.number(),
  });
export type BalanceRecord = z.infer<ReturnType<typeof balanceRecordSchema>>;

export const balances = endpoint('GET', '/api/saldo', LIST_READERS, {
  description: 'Lists all vacation balances in days (D17)',
  reply: () => z.object({ saldos: z.array(balanceRecordSchema()) }),
});

export const BALANCE_SORTS = ['name', 'area', 'position', 'balance'] as const;
export type BalanceSort = (typeof BALANCE_SORTS)[number];

export const balancePage = endpoint('GET', '/api/balances', LIST_READERS, {
  description: 'Lists balances in pages, filtered and sorted; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(BALANCE_SORTS),
      name: searchSchema(120).optional().describe(NAME_PART),
      area: searchSchema(200).optional().describe(ONLY_AREA),
      position: cargoSchema.optional().describe(ONLY_POSITION),
    }),
  reply: () => pageReply(balanceRecordSchema()),
});
export type BalancePage = z.infer<typeof balancePage.reply>;

export const deductionBody = z.object({
  area: areaNameSchema,
  name: employeeNameSchema,
  employee_id: chosenIdSchema,
  date: daySchema,
  days: balanceSchema
    .positive({ error: () => t('Enter more than 0 days') })
    .max(MAX_DEDUCTION_DAYS, {
      error: () => t('At most {days} days', { days: MAX_DEDUCTION_DAYS }),
    }),
  leave_type: deductionTypeSchema,
});

export const deductVacation = endpoint('POST', '/api/vacation_deductions', ADMIN, {
  description: 'Deducts days from a balance (D20)',
  repeatable: true,
  body: () => deductionBody,
});
