import { z } from 'zod';
import { DEDUCTION_TYPES } from './ledger-kinds.ts';

/** Days with at most two decimals, as the ledger stores them. */
export const balanceSchema = z
  .number('Enter a number of days')
  .min(-9999, 'At least -9999 days')
  .max(9999, 'At most 9999 days')
  .refine((days) => Math.abs(days * 100 - Math.round(days * 100)) < 1e-6, 'At most two decimals');

export const deductionTypeSchema = z.enum(DEDUCTION_TYPES, 'Choose a leave type');
