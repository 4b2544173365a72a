import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN, LIST_READERS } from '../core/roles.ts';
import { daySchema } from '../core/schemas.ts';
import { areaNameSchema, chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';
import { balanceSchema, deductionTypeSchema } from './schemas.ts';

const MAX_DEDUCTION_DAYS = 366;

export const balances = endpoint('GET', '/api/saldo', LIST_READERS, {
  description: 'Lists all vacation balances in days (D17)',
  reply: () =>
    z.object({
      saldos: z.array(
        z.object({
          employee_id: z.number(),
          username: z.string(),
          area: z.string(),
          cargo: z.string(),
          balance: z.number(),
        }),
      ),
    }),
});
export type BalanceRecord = z.infer<typeof balances.reply>['saldos'][number];

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
