import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { DEDUCTION_TYPES } from './ledger-kinds.ts';

/** Days with at most two decimals, as the ledger stores them. */
export const balanceSchema = z
  .number({ error: () => t('Enter a number of days') })
  .min(-9999, { error: () => t('At least {days} days', { days: -9999 }) })
  .max(9999, { error: () => t('At most {days} days', { days: 9999 }) })
  .refine((days) => Math.abs(days * 100 - Math.round(days * 100)) < 1e-6, {
    error: () => t('At most two decimals'),
  });

export const deductionTypeSchema = z.enum(DEDUCTION_TYPES, {
  error: () => t('Choose a leave type'),
});
