import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import {
  type BalanceEffect,
  balanceFacts,
  bookedLater,
} from '@intranet/contract/balance/balance-effect.ts';
import { formatDateRange } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { RequestFacts } from './request-facts.ts';

/** A leave's dates, length and balance, which come first in a mail (D24, D60). */
export function leadOf({ start, end, days }: RequestFacts, effect: BalanceEffect | null): string[] {
  const [balance] = effect ? balanceFacts(effect) : [];
  return [
    formatDateRange(start, end),
    daysInWords(days),
    ...(balance ? [t('Balance {balance}', { balance: balance.value })] : []),
  ];
}

function balanceRows(effect: BalanceEffect): [label: string, value: string][] {
  const later = bookedLater(effect);
  return balanceFacts(effect).map(({ label, value }, index) => [
    label,
    later && index === 0 ? `${value}; ${later}` : value,
  ]);
}

export function factsOf(
  { leave_type }: RequestFacts,
  effect: BalanceEffect | null,
): [label: string, value: string][] {
  return [[t('Type of leave'), leaveTypeLabel(leave_type)], ...(effect ? balanceRows(effect) : [])];
}
