import { daysInWords, listInWords } from '../balance/amounts.ts';
import { formatDateRange } from '../core/days.ts';
import { t } from '../core/i18n/t.ts';
import { roleLabel } from '../core/roles.ts';
import { countLeaveDays } from '../leave/leave-dates.ts';
import { leaveTypeLabel, takesBalance } from '../leave/leave-types.ts';
import type { AffectedLeave, DepartureRecord } from './leaving-endpoints.ts';

type Secrets = DepartureRecord['secrets'];

/** A consequence of a departure, such as the account's end. */
export interface DepartureEffect {
  key: keyof DepartureRecord;
  title: string;
  items: string[];
  /** Says that it was checked, for an effect without items. */
  none: string;
}

const leaveInWords = ({ leave_type, start, end, days }: AffectedLeave) =>
  `${leaveTypeLabel(leave_type)}, ${formatDateRange(start, end)}, ${daysInWords(days)}`;

function shortenedInWords(leave: AffectedLeave, lastDay: string): string {
  const kept = countLeaveDays(leave.start, lastDay);
  const texts = { leave: leaveInWords(leave), kept: daysInWords(kept) };
  return takesBalance(leave.leave_type)
    ? t('{leave}. Kept: {kept}. Back to the balance: {returned}.', {
        ...texts,
        returned: daysInWords(leave.days - kept),
      })
    : t('{leave}. Kept: {kept}.', texts);
}

function handedOverInWords(
  { approvers, requests }: DepartureRecord['handed_over'][number],
  isPlanned: boolean,
): string {
  const names = listInWords(approvers);
  if (approvers.length === 0) {
    return isPlanned
      ? t(
          '{requests, plural, one {# request that they would decide goes} other {# requests that they would decide go}} to nobody',
          { requests },
        )
      : t(
          '{requests, plural, one {# request that they would have decided} other {# requests that they would have decided}} went to nobody',
          { requests },
        );
  }
  return isPlanned
    ? t(
        '{requests, plural, one {# request that they would decide goes} other {# requests that they would decide go}} to {names}',
        { requests, names },
      )
    : t(
        '{requests, plural, one {# request that they would have decided} other {# requests that they would have decided}} went to {names}',
        { requests, names },
      );
}

/** The account, and what ends with it. */
function accountInWords(account: DepartureRecord['account']): string[] {
  if (!account) return [];
  const { username, email, role, sessions, passkeys, calendar_links: links } = account;
  const ending = [
    sessions > 0 && t('{sessions, plural, one {# session} other {# sessions}}', { sessions }),
    passkeys > 0 && t('{passkeys, plural, one {# passkey} other {# passkeys}}', { passkeys }),
    links > 0 && t('{links, plural, one {# calendar link} other {# calendar links}}', { links }),
  ];
  return [
    [username, email, roleLabel(role)].join(', '),
    ...ending.filter((text) => text !== false),
  ];
}

function leaveEffects(record: DepartureRecord, isPlanned: boolean): DepartureEffect[] {
  return [
    {
      key: 'withdrawn',
      title: isPlanned ? t('Requests are withdrawn') : t('Requests withdrawn'),
      items: record.withdrawn.map(leaveInWords),
      none: t('No pending requests'),
    },
    {
      key: 'cancelled',
      title: isPlanned ? t('Leave is cancelled') : t('Leave cancelled'),
      items: record.cancelled.map(leaveInWords),
      none: t('No leave after the last day'),
    },
    {
      key: 'shortened',
      title: isPlanned ? t('Leave ends on the last day') : t('Leave ended on the last day'),
      items: record.shortened.map((leave) => shortenedInWords(leave, record.last_day)),
      none: t('No leave across the last day'),
    },
  ];
}

function decisionEffects(record: DepartureRecord, isPlanned: boolean): DepartureEffect[] {
  return [
    {
      key: 'handed_over',
      title: isPlanned ? t('Requests are reassigned') : t('Requests reassigned'),
      items: record.handed_over.map((requests) => handedOverInWords(requests, isPlanned)),
      none: t('No requests waiting for their decision'),
    },
    {
      key: 'deputies',
      title: isPlanned ? t('Deputies who lose this role') : t('Deputies who lost this role'),
      items: record.deputies,
      none: t('No deputies'),
    },
    {
      key: 'deputy_of',
      title: t('Heads who need another deputy'),
      items: record.deputy_of,
      none: t('Not a deputy for anybody'),
    },
  ];
}

const secretInWords = ({ platform, user }: Secrets[number]) =>
  user ? `${platform} (${user})` : platform;

/**
 * What a departure does or did, and what was checked without finding anything.
 * @param toChange the passwords that are still to be changed, if the list is of those
 */
export function departureEffects(
  record: DepartureRecord,
  { isPlanned, toChange }: { isPlanned: boolean; toChange?: Secrets },
): DepartureEffect[] {
  return [
    ...leaveEffects(record, isPlanned),
    ...decisionEffects(record, isPlanned),
    {
      key: 'account',
      title: isPlanned ? t('Account is deleted') : t('Account deleted'),
      items: accountInWords(record.account),
      none: t('No account'),
    },
    {
      key: 'items',
      title: isPlanned ? t('Reports and tools lose their owner') : t('Items without an owner'),
      items: record.items,
      none: t('No reports or tools owned'),
    },
    ...(record.announcements
      ? [
          {
            key: 'announcements' as const,
            title: t('Announcements that show after the last day'),
            items: record.announcements,
            none: t('No announcements after the last day'),
          },
        ]
      : []),
    {
      key: 'secrets',
      title: toChange ? t('Passwords to change') : t('Shared passwords they had seen'),
      items: (toChange ?? record.secrets).map(secretInWords),
      none:
        record.secrets.length > 0
          ? t('All shared passwords they had seen are changed')
          : t('They haven’t seen any shared passwords'),
    },
  ];
}

/** What becomes of the days owed. Empty if none are owed. */
export function owedInWords(
  { owed, paid_out }: Pick<DepartureRecord, 'owed' | 'paid_out'>,
  isPlanned: boolean,
): string {
  if (owed < 0) {
    return t('They took {days} more than they earned. Nothing is deducted.', {
      days: daysInWords(-owed),
    });
  }
  if (owed === 0) return '';
  if (paid_out === 0) {
    return t('The days stay in the balance. Nothing is marked to be paid out.');
  }
  return isPlanned
    ? t(
        'On the last day, a Termination entry sets the balance to 0. Payroll pays these days with the final pay.',
      )
    : t('A Termination entry set the balance to 0. Payroll pays these days with the final pay.');
}
