import { type Message, msg } from '@intranet/contract/core/i18n/t.ts';
import { wireLabel } from '../core/wire-label.ts';

export const DEDUCTION_TYPES = ['RESCISÃO', 'VENDAS DE FÉRIAS'] as const;
export type DeductionType = (typeof DEDUCTION_TYPES)[number];

/** The ledger and the audit log store them in English. */
export const DEDUCTION_LABELS: Record<DeductionType, Message> = {
  RESCISÃO: msg('Termination'),
  'VENDAS DE FÉRIAS': msg('Vacation Sales'),
};

export const deductionTypeLabel = (type: DeductionType): string =>
  wireLabel(DEDUCTION_LABELS, type);

export const LEDGER_KINDS = [
  'opening',
  'accrual',
  'debit',
  'reversal',
  'adjustment',
  'deduction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
