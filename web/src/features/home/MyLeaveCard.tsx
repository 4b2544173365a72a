import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Home } from '@intranet/contract/home/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPlane } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { periodText } from '#ui/period-text.ts';
import { rich } from '#ui/rich.tsx';
import classes from './MyLeaveCard.module.css';
import { CardLink, TodayCard } from './TodayCard.tsx';

type Next = NonNullable<NonNullable<Home['leave']>['next']>;

function NextLeave({ next, today }: { next: Next; today: string }) {
  const underWay = next.approved && next.start <= today;
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{leaveTypeLabel(next.leave_type)}</Text>
        <StateBadge tone={next.approved ? 'good' : 'waiting'}>
          {underWay ? t('On leave now') : next.approved ? t('Approved') : t('Pending')}
        </StateBadge>
      </Group>
      <Text size="sm">
        {periodText(next.start, next.end)} ({daysInWords(next.days)})
      </Text>
    </>
  );
}

export function MyLeaveCard({ home, user }: { home: Home; user: StoredUser }) {
  const { leave, today } = home;
  const icon = <IconPlane size={22} />;
  if (!leave) {
    return (
      <TodayCard title={t('My leave')} icon={icon}>
        <Text c="dimmed">
          {rich('There’s no employee record for {name}. Ask an administrator to create one.', {
            name: <bdi>{user.username}</bdi>,
          })}
        </Text>
      </TodayCard>
    );
  }
  const action = (
    <Group gap="xs">
      {!leave.next && (
        <Button component={Link} to="/vacation">
          {t('Request leave')}
        </Button>
      )}
      <CardLink to="/myleave" label={t('My leave')} />
    </Group>
  );
  return (
    <TodayCard title={t('My leave')} icon={icon} action={action}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('Balance')}</dt>
          <dd className={classes.balance}>{daysInWords(leave.balance)}</dd>
        </div>
        <div>
          <dt>{t('Next leave')}</dt>
          <dd>{leave.next ? <NextLeave next={leave.next} today={today} /> : t('None planned')}</dd>
        </div>
      </dl>
    </TodayCard>
  );
}
