import type { StatementEntry } from '@intranet/contract/balance/statement-endpoints.ts';
import { formatDay, parseDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LEAVE_TYPES, leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';

const LEAVE = /^(?:(Cancelled|Undone): )?(.+) (\d\d\/\d\d\/\d{4}) to (\d\d\/\d\d\/\d{4})$/;
const MONTH = /^Month (\d+) since (\d\d\/\d\d\/\d{4})$/;

/** An entry's reason in the user's language. Reasons that people wrote stay as they are. */
export function reasonText({ kind, reason }: StatementEntry, asShown = formatDay): string {
  const dayOf = (text: string) => {
    const day = parseDay(text);
    return day ? asShown(day) : text;
  };
  if (kind === 'opening' && reason === 'Opening balance') return '';
  if (kind === 'deduction') return '';
  const [, month, since] = MONTH.exec(reason) ?? [];
  if (month && since) return t('Month {month} since {since}', { month, since: dayOf(since) });
  const [, ended, label, start, end] = LEAVE.exec(reason) ?? [];
  const type = LEAVE_TYPES.find((one) => one === label);
  if (!type || !start || !end) return reason;
  const leave = { type: leaveTypeLabel(type), start: dayOf(start), end: dayOf(end) };
  if (ended === 'Undone') return t('Approval undone: {type}, {start} to {end}', leave);
  return ended
    ? t('Cancelled: {type}, {start} to {end}', leave)
    : t('{type}, {start} to {end}', leave);
}
