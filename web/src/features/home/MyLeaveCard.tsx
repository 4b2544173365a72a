import { balanceInWords, daysInWords, formatAmount } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredUser } from '#core/session.ts';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

type OwnLeave = NonNullable<Home['leave']>;

function NextLeave({ next, today }: Pick<OwnLeave, 'next'> & { today: string }) {
  const { period } = useShortDays();
  if (!next) return <Figure label={t('Next leave')} value={t('None planned')} quiet />;
  const { leave_type: type, start, end, days, approved } = next;
  const underWay = approved && start <= today;
  const state = approved ? t('Approved') : t('Pending');
  return (
    <Figure
      label={t('Next leave')}
      value={period(start, end)}
      note={
        <>
          {`${leaveTypeLabel(type)} · ${daysInWords(days)}`}{' '}
          <StateBadge tone={approved ? 'good' : 'waiting'}>
            {underWay ? t('On leave now') : state}
          </StateBadge>
        </>
      }
    />
  );
}

function OwnFigures({ leave, today }: { leave: OwnLeave; today: string }) {
  const { day } = useShortDays();
  const { balance, next_accrual: accrual, next } = leave;
  return (
    <Figures>
      <Figure label={t('Balance today')} value={balanceInWords(balance)} />
      {accrual && (
        <Figure
          label={t('Next accrual')}
          value={t('{days} days', { days: formatAmount(accrual.days, { signDisplay: 'always' }) })}
          note={t('on {day}', { day: day(accrual.on) })}
        />
      )}
      <NextLeave next={next} today={today} />
    </Figures>
  );
}

const add = (text: ReactNode) => (
  <Anchor component={PageLink} to="/vacation_admin" search={{ dialog: 'new' }} inherit>
    {text}
  </Anchor>
);

export function MyLeaveCard({ home, user }: { home: Home; user: StoredUser }) {
  const { leave, today } = home;
  if (!leave) {
    const name = <bdi>{user.username}</bdi>;
    return (
      <TodayCard title={t('My leave')}>
        <Text size="sm" c="dimmed">
          {user.role === 'admin'
            ? rich(
                'There’s no employee record for {name}. <add>Create one</add> to request leave.',
                { name, add },
              )
            : rich('There’s no employee record for {name}. Ask an administrator to create one.', {
                name,
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
      <OwnFigures leave={leave} today={today} />
    </TodayCard>
  );
}
