import type { StatementEntry } from '@intranet/contract/balance/statement-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';

const LEAVE = /^(Cancelled: )?(.+) (\d\d\/\d\d\/\d{4}) to (\d\d\/\d\d\/\d{4})$/;
const MONTH = /^Month (\d+) since (\d\d\/\d\d\/\d{4})$/;

/**
 * The reason of an entry in the user's language. The server stores the reasons that it writes itself in
 * English; those of people stay as they are. An opening balance and a deduction say all in their type.
 */
export function reasonText({ kind, reason }: StatementEntry): string {
  if (kind === 'opening' && reason === 'Opening balance') return '';
  if (kind === 'deduction') return '';
  const [, month, since] = MONTH.exec(reason) ?? [];
  if (month && since) return t('Month {month} since {since}', { month, since });
  const [, cancelled, label, start, end] = LEAVE.exec(reason) ?? [];
  const type = LEAVE_TYPES.find((one) => one === label);
  if (!type || !start || !end) return reason;
  const leave = { type: leaveTypeLabel(type), start, end };
  return cancelled
    ? t('Cancelled: {type}, {start} to {end}', leave)
    : t('{type}, {start} to {end}', leave);
}
