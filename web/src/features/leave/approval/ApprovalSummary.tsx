import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { daysBetween } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import dotted from '#ui/dotted.module.css';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import classes from './ApprovalSummary.module.css';

const SOON_DAYS = 10;

function startsIn(days: number): string {
  if (days === 0) return t('Starts today');
  if (days === 1) return t('Starts tomorrow');
  return t('Starts in {days} days', { days });
}

function Soon({ approval }: Props) {
  const { data: site } = useQuery(siteQuery);
  const days = site && daysBetween(site.today, approval.start);
  if (days === undefined || !(days >= 0 && days < SOON_DAYS)) return null;
  return <span>{startsIn(days)}</span>;
}

interface Props {
  approval: Approval;
}

function Person({ approval }: Props) {
  const { name, area, cargo, photo } = approval;
  const requestedOn = useShortDays().dayOf(approval.requested_at);
  return (
    <div className={classes.head}>
      <PersonAvatar name={name} photo={photo} size={40} />
      <div className={classes.person}>
        <Title order={2} size="h3" className={classes.name} dir="auto" tabIndex={-1}>
          {name}
        </Title>
        <Text c="dimmed" size="sm" component="div" className={`${dotted.dotted} ${classes.line}`}>
          <span>
            {positionName(cargo)}, {areaName(area)}
          </span>
          {requestedOn && <span>{t('Requested {day}', { day: requestedOn })}</span>}
        </Text>
      </div>
    </div>
  );
}

function Facts({ approval }: Props) {
  const { leave_type: type, start, end, days, balance_effect: effect } = approval;
  const { day, period } = useShortDays();
  return (
    <dl className={classes.facts}>
      <div>
        <dt className={dotted.dotted}>
          <span>{leaveTypeLabel(type)}</span> <Soon approval={approval} />
        </dt>
        <dd>
          <span className={dotted.dotted}>
            <span>{period(start, end)}</span> <span>{daysInWords(days)}</span>
          </span>
        </dd>
      </div>
      {(effect ? balanceFacts(effect, day) : []).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.replaceAll('-', '−')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ApprovalSummary({ approval }: Props) {
  return (
    <>
      <Person approval={approval} />
      <Facts approval={approval} />
    </>
  );
}
