import { formatAmount, formatBalance, toHalfDays } from '@intranet/contract/balance/amounts.ts';
import { deductionTypeLabel, type LedgerKind } from '@intranet/contract/balance/ledger-kinds.ts';
import { countsTowardsBalance } from '@intranet/contract/balance/statement.ts';
import type { StatementEntry } from '@intranet/contract/balance/statement-endpoints.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';
import { wireLabel } from '@intranet/contract/core/wire-label.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { listDay } from '@intranet/ui/days/list-format.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import type { Column } from '@intranet/ui/tables/data-table/column.ts';
import { Group, Text } from '@mantine/core';
import { reasonText } from './reason-text.ts';
import classes from './statement.module.css';

/** A debit shows its leave's type. */
const KINDS: Record<Exclude<LedgerKind, 'debit'>, Message> = {
  opening: msg('Opening balance'),
  accrual: msg('Monthly accrual'),
  reversal: msg('Returned'),
  adjustment: msg('Adjustment'),
  deduction: msg('Deduction'),
};

function kindText({ kind, deduction_type, leave_type }: StatementEntry): string {
  if (kind === 'debit' && leave_type) return leaveTypeLabel(leave_type);
  const what = wireLabel(KINDS, kind);
  return deduction_type ? `${what} (${deductionTypeLabel(deduction_type)})` : what;
}

/** Shows exact values, unlike a balance, because the entries must add up. */
function withSign(days: number): string {
  const text = formatAmount(days, { signDisplay: 'exceptZero', minimumFractionDigits: 1 });
  return text.replace('-', '−');
}

const Days = ({ days, text }: { days: number; text: string }) => (
  <Text span inherit fw={600} {...(days > 0 && { className: classes.positive })}>
    {text}
  </Text>
);

function EntryDay({ entry, today }: { entry: StatementEntry; today: Day }) {
  const day = listDay(entry.date);
  if (entry.date <= today) return day;
  return (
    <Group gap={6} component="span" display="inline-flex">
      {day}
      <StateBadge tone="quiet">
        {countsTowardsBalance(entry, today) ? t('Upcoming') : t('Not counted yet')}
      </StateBadge>
    </Group>
  );
}

export function statementColumns(today: Day): Column<StatementEntry>[] {
  return [
    {
      id: 'date',
      header: t('Date'),
      kind: 'date',
      value: (entry) => entry.date,
      render: (entry) => <EntryDay entry={entry} today={today} />,
    },
    { id: 'what', header: t('Type'), value: kindText, nowrap: true },
    {
      id: 'days',
      header: t('Days'),
      kind: 'number',
      value: (entry) => entry.days,
      format: withSign,
      render: ({ days }, text) => <Days days={days} text={text} />,
    },
    {
      id: 'balance',
      header: t('Balance'),
      kind: 'number',
      value: (entry) => entry.balance,
      round: toHalfDays,
      decimals: 1,
    },
    {
      id: 'why',
      header: t('Reason'),
      value: (entry) => reasonText(entry, listDay),
      inFile: (entry) => reasonText(entry),
    },
    { id: 'who', header: t('Who'), value: (entry) => entry.actor },
  ];
}

export const statementSummary = (today: Day) => (entry: StatementEntry) => {
  const { days, balance } = entry;
  const text = t('{count, plural, one {{days} day} other {{days} days}}', {
    count: Math.abs(days),
    days: withSign(days),
  });
  return {
    title: <EntryDay entry={entry} today={today} />,
    detail: `${kindText(entry)} · ${t('Balance')}: ${formatBalance(balance)}`,
    aside: <Days days={days} text={text} />,
    shows: ['date', 'what', 'days', 'balance'],
  };
};
