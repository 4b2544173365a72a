/** What a deduction is for, as the wire spells it (spec §3). */
export const DEDUCTION_TYPES = ['RESCISÃO', 'VENDAS DE FÉRIAS'] as const;
export type DeductionType = (typeof DEDUCTION_TYPES)[number];

/** How a deduction's type is shown (spec §3). */
export function deductionTypeLabel(type: DeductionType): string {
  return type === 'RESCISÃO' ? 'Termination' : 'Vacation Sales';
}

/** The kinds of entries in the ledger (D17). */
export const LEDGER_KINDS = [
  'opening',
  'accrual',
  'debit',
  'reversal',
  'adjustment',
  'deduction',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
