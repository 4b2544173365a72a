import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { translatorOf } from '@intranet/translations/catalogues.ts';
import { afterAll, expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

afterAll(() => setTranslator(translatorOf('as_specified')));

const ENTRY = {
  ...{ id: 1, date: '2026-04-06', posted_at: '', deduction_type: null, days: 1 },
  ...{ actor: 'Ana', leave_id: null, leave_type: null, balance: 1 },
};

test.each([
  ['opening', 'Opening balance', ''],
  ['opening', 'Carried over from the old system', 'Carried over from the old system'],
  ['debit', 'Vacation 06/04/2026 to 10/04/2026', 'Férias, de 06/04/2026 a 10/04/2026'],
  ['accrual', 'Month 12 since 01/02/2025', 'Mês 12 desde 01/02/2025'],
  [
    'reversal',
    'Cancelled: Vacation 06/04/2026 to 10/04/2026',
    'Cancelada: Férias, de 06/04/2026 a 10/04/2026',
  ],
  [
    'reversal',
    'Undone: Vacation 06/04/2026 to 10/04/2026',
    'Aprovação desfeita: Férias, de 06/04/2026 a 10/04/2026',
  ],
  ['adjustment', 'Vacation sold in 2024', 'Vacation sold in 2024'],
  ['deduction', 'Sale of Vacation', ''],
] as const)('D47: an entry of kind %s with the reason “%s” shows “%s”', (kind, reason, shown) => {
  setTranslator(translatorOf('pt-BR'));
  expect(reasonText({ ...ENTRY, kind, reason })).toBe(shown);
});
