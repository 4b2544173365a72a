import { ACCRUAL_DAYS, nextAccrual } from '@intranet/contract/balance/accrual.ts';
import { balanceInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { compareDays, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { stateLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { Paper, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statementQuery } from '#features/balance/api.ts';
import { myLeavesQuery } from './api.ts';
import { filterOf, STATE_TONES } from './labels.ts';

function nextLeave(leaves: readonly LeaveDetail[], today: Day): LeaveDetail | null {
  const coming = leaves.filter(
    (leave) => leave.end >= today && ['waiting', 'approved'].includes(filterOf(leave, today)),
  );
  return coming.toSorted((a, b) => compareDays(a.start, b.start))[0] ?? null;
}

/** Shows nothing to people who don't accrue (D14). */
function Accrual({ statement: { accrual, today } }: { statement: Statement }) {
  const { day: dayText } = useShortDays();
  const day = accrual && nextAccrual(accrual.start_date, accrual.after, today);
  if (!day) return null;
  const days = formatAmount(ACCRUAL_DAYS, { signDisplay: 'always' });
  return (
    <Figure
      label={t('Next accrual')}
      value={t('{days} days', { days })}
      note={t('on {day}', { day: dayText(day) })}
    />
  );
}

function Next({ today }: { today: Day }) {
  const { data } = useQuery(myLeavesQuery);
  const { period } = useShortDays();
  const leave = data && nextLeave(data, today);
  if (!leave) return <Figure label={t('Next leave')} value={t('None planned')} quiet />;
  return (
    <Figure
      label={t('Next leave')}
      value={period(leave.start, leave.end)}
      note={
        <>
          {leaveTypeLabel(leave.leave_type)}{' '}
          <StateBadge tone={STATE_TONES[leave.state]}>{stateLabel(leave.state)}</StateBadge>
        </>
      }
    />
  );
}

export function LeaveSummary() {
  const { data, error } = useQuery(statementQuery());
  return (
    <Paper withBorder p="md" component="section" aria-label={t('Summary')}>
      {!data && !error && <Skeleton h={{ base: 120, sm: 44 }} />}
      {!data && error && (
        <Text size="sm" c="dimmed">
          {t('Couldn’t load the balance')}
        </Text>
      )}
      {data && (
        <Figures>
          <Figure label={t('Balance today')} value={balanceInWords(data.balance)} />
          <Accrual statement={data} />
          <Next today={data.today} />
        </Figures>
      )}
    </Paper>
  );
}
