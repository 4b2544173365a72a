import { ACCRUAL_DAYS, accrualDays } from '@intranet/contract/balance/accrual.ts';
import { daysInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { addMonths, type Day, maxDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#core/call.ts';
import { statementQuery } from '#features/balance/api.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import { myLeavesQuery } from './api.ts';
import classes from './LeaveSummary.module.css';
import { filterOf } from './labels.ts';

/** The first day on which more vacation is earned; null if none is (D14). */
function nextAccrual({ accrual, today }: Pick<Statement, 'accrual' | 'today'>): Day | null {
  if (!accrual) return null;
  const after = maxDay(accrual.after, today);
  // From a start date in the future, the first month ends later.
  const until = addMonths(maxDay(after, accrual.start_date), 2);
  return accrualDays(accrual.start_date, after, until)[0] ?? null;
}

/** The leave that begins next or is under way, approved or not. */
function nextLeave(leaves: readonly LeaveDetail[], today: Day): LeaveDetail | null {
  const coming = leaves.filter(
    (leave) => leave.end >= today && ['waiting', 'approved'].includes(filterOf(leave, today)),
  );
  return coming.toSorted((a, b) => a.start.localeCompare(b.start))[0] ?? null;
}

function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong className={classes.value}>{value}</strong>{' '}
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}

function Accrual({ statement }: { statement: Statement }) {
  const { day: dayText } = useShortDays();
  const day = nextAccrual(statement);
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
  return (
    <Figure
      label={t('Next leave')}
      value={leave ? period(leave.start, leave.end) : t('None planned')}
      {...(leave && { note: leaveTypeLabel(leave.leave_type) })}
    />
  );
}

/** The balance today, the next accrual and the next leave. */
export function LeaveSummary() {
  const { data, error } = useQuery(statementQuery());
  if (error instanceof CallError && error.code === 'no_employee') return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t('Summary')}>
      {!data && !error && <Skeleton className={classes.figures} />}
      {!data && error && <span className={classes.note}>{t('Couldn’t load the balance')}</span>}
      {data && (
        <dl className={classes.figures}>
          <Figure label={t('Balance today')} value={daysInWords(data.balance)} />
          <Accrual statement={data} />
          <Next today={data.today} />
        </dl>
      )}
    </Paper>
  );
}
