import { ACCRUAL_DAYS, nextAccrual } from '@intranet/contract/balance/accrual.ts';
import { balanceInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import type { Statement } from '@intranet/contract/balance/statement-endpoints.ts';
import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { TeamLeave } from '@intranet/contract/leave/calendar-endpoints.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteQuery } from '#core/site.ts';
import { statementQuery } from '#features/balance/api.ts';
import { useShortDays } from '#ui/use-short-days.ts';
import { teamLeaveQuery } from '../api.ts';
import { type NamedRow, NamedRows } from '../shared/NamedRows.tsx';
import { colleaguesOf } from '../timeline/timeline-model.ts';
import classes from './LeaveOverview.module.css';

const HOLIDAY_DAYS = 119;
const AWAY_DAYS = 30;
const HOLIDAYS = 2;
const COLLEAGUES = 3;

function Balance({ statement }: { statement: Statement }) {
  const { day } = useShortDays();
  const { accrual, balance, today } = statement;
  const next = accrual && nextAccrual(accrual.start_date, accrual.after, today);
  return (
    <div>
      <p className={classes.heading}>{t('Balance today')}</p>
      <p className={classes.balance}>
        <strong>{balanceInWords(balance)}</strong>{' '}
        {next && (
          <span>
            {t('{days} on {on}', {
              days: formatAmount(ACCRUAL_DAYS, { signDisplay: 'always' }),
              on: day(next),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

function Rows({
  title,
  rows,
  short,
}: {
  title: string;
  rows: readonly NamedRow[];
  short?: boolean;
}) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div className={classes.section} data-short={short || undefined}>
      <p id={id} className={classes.heading}>
        {title}
      </p>
      <NamedRows rows={rows} labelledBy={id} className={classes.rows} />
    </div>
  );
}

function Away({ away, today }: Pick<TeamLeave, 'away'> & { today: Day }) {
  const { period } = useShortDays();
  const soon = colleaguesOf(away.filter(({ start }) => start <= addDays(today, AWAY_DAYS)));
  const others = soon.slice(COLLEAGUES);
  const datesOf = ({ start, end, pending }: TeamLeave['away'][number]) =>
    `${period(start, end)}${pending ? ` ${t('(pending)')}` : ''}`;
  return (
    <div className={classes.away}>
      <Rows
        title={t('Away in your team, next {days} days', { days: AWAY_DAYS })}
        rows={soon.slice(0, COLLEAGUES).map(({ name, leaves }) => ({
          key: name,
          name,
          detail: leaves.map(datesOf).join(', '),
        }))}
      />
      {others.length > 0 && (
        <p className={classes.more}>
          {t('And {count, plural, one {# other} other {# others}}: {names}', {
            count: others.length,
            names: others.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
    </div>
  );
}

function Team({ today }: { today: Day }) {
  const { data, isPending } = useQuery(teamLeaveQuery(today, addDays(today, HOLIDAY_DAYS)));
  const { day } = useShortDays();
  if (isPending) return <Skeleton className={classes.room} />;
  if (!data) return null;
  return (
    <>
      <Rows
        short
        title={t('Next holidays')}
        rows={data.holidays.slice(0, HOLIDAYS).map((one) => ({
          key: one.day,
          name: one.name,
          detail: day(one.day),
        }))}
      />
      <Away away={data.away} today={today} />
    </>
  );
}

export default function LeaveOverview() {
  const { data: site } = useQuery(siteQuery);
  const { data: statement, isPending } = useQuery(statementQuery());
  return (
    <div className={classes.overview}>
      {statement && <Balance statement={statement} />}
      {isPending && <Skeleton height={44} />}
      {site ? <Team today={site.today} /> : <Skeleton className={classes.room} />}
    </div>
  );
}
