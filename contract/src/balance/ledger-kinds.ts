import { t } from '@intranet/contract/core/i18n/t.ts';
export const DEDUCTION_TYPES = ['RESCISÃO', 'VENDAS DE FÉRIAS'] as const;
export type DeductionType = (typeof DEDUCTION_TYPES)[number];

export function deductionTypeLabel(type: DeductionType): string {
  return type === 'RESCISÃO' ? t('Termination') : t('Vacation Sales');
}

export const LEDGER_KINDS = [
  'opening',
  'accrual',
  'debit',
  'reversal',
  'adjustment',
  'deduction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
