import { balanceInWords, daysInWords, formatDays } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredUser } from '#core/session.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { rich } from '#ui/rich.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './MyLeaveCard.module.css';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

type OwnLeave = NonNullable<Home['leave']>;

function NextLeave({ next, today }: { next: NonNullable<OwnLeave['next']>; today: string }) {
  const { period } = useShortDays();
  const { leave_type: type, start, end, days, approved } = next;
  const underWay = approved && start <= today;
  const state = approved ? t('Approved') : t('Pending');
  return (
    <>
      <span className={classes.value}>
        {period(start, end)}{' '}
        <StateBadge tone={approved ? 'good' : 'waiting'}>
          {underWay ? t('On leave now') : state}
        </StateBadge>
      </span>
      <span className={classes.detail}>{`${leaveTypeLabel(type)} · ${daysInWords(days)}`}</span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ leave, today }: { leave: OwnLeave; today: string }) {
  const { day } = useShortDays();
  const { balance, next_accrual: accrual, next } = leave;
  return (
    <dl className={classes.facts}>
      <Fact label={t('Balance today')}>
        <span className={classes.balance}>{balanceInWords(balance)}</span>
      </Fact>
      {accrual && (
        <Fact label={t('Next accrual')}>
          <span className={classes.value}>
            {t('+{days} on {day}', {
              days: formatDays(accrual.days),
              day: day(accrual.on),
            })}
          </span>
        </Fact>
      )}
      <Fact label={t('Next leave')}>
        {next ? (
          <NextLeave next={next} today={today} />
        ) : (
          <span className={classes.value}>{t('None planned')}</span>
        )}
      </Fact>
    </dl>
  );
}

export function MyLeaveCard({ home, user }: { home: Home; user: StoredUser }) {
  const { leave, today } = home;
  if (!leave) {
    return (
      <TodayCard title={t('My leave')}>
        <Text size="sm" c="dimmed">
          {rich('There’s no employee record for {name}. Ask an administrator to create one.', {
            name: <bdi>{user.username}</bdi>,
          })}
        </Text>
      </TodayCard>
    );
  }
  return (
    <TodayCard
      title={t('My leave')}
      action={<CardLink to="/myleave" label={t('See all')} page={t('My leave')} />}
    >
      <Facts leave={leave} today={today} />
    </TodayCard>
  );
}
