import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { daysBetween } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteQuery } from '#core/site.ts';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { Facts } from '#ui/Facts.tsx';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import { Quote } from '#ui/Quote.tsx';
import { rich } from '#ui/rich.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import { AwayTimeline } from '../timeline/AwayTimeline.tsx';
import classes from './ApprovalFacts.module.css';

/** The colleagues away at the same time, and a link to see the days. */
function AlsoAway({ approval, calendar }: Pick<Props, 'approval' | 'calendar'>) {
  const { name, area, start, end, away } = approval;
  if (away.length > 0) {
    const label = t('Also away in {area}', { area });
    return (
      <AwayTimeline
        label={label}
        action={calendar}
        request={{ start, end }}
        name={name}
        away={away}
      />
    );
  }
  return (
    <Text size="sm" component="div" className={classes.line}>
      <span>{t('No one else in {area} is away.', { area })}</span>
      {calendar}
    </Text>
  );
}

/** A request this close is urgent. */
const SOON_DAYS = 10;

function startsIn(days: number): string {
  if (days === 0) return t('Starts today');
  if (days === 1) return t('Starts tomorrow');
  return t('Starts in {days} days', { days });
}

function Badges({ approval }: { approval: Approval }) {
  const { data: site } = useQuery(siteQuery);
  const days = site && daysBetween(site.today, approval.start);
  return (
    <>
      <StateBadge tone="quiet">{leaveTypeLabel(approval.leave_type)}</StateBadge>
      {approval.asks === 'cancellation' && (
        <StateBadge tone="bad">{t('Cancellation requested')}</StateBadge>
      )}
      {approval.in_the_past && <StateBadge tone="waiting">{t('In the past')}</StateBadge>}
      {days !== undefined && days >= 0 && days < SOON_DAYS && (
        <StateBadge tone="waiting">{startsIn(days)}</StateBadge>
      )}
    </>
  );
}

function CancellationReason({ name, reason }: Pick<Approval, 'name' | 'reason'>) {
  return (
    <div>
      <Text size="sm">
        {reason
          ? rich('This leave is approved. {name} requested cancellation:', {
              name: <bdi>{name}</bdi>,
            })
          : rich('This leave is approved. {name} requested cancellation without giving a reason.', {
              name: <bdi>{name}</bdi>,
            })}
      </Text>
      {reason && <Quote text={reason} />}
    </div>
  );
}

interface Props {
  approval: Approval;
  order: 2 | 3;
  /** A link to the days in the calendar. */
  calendar?: ReactNode;
}

function Person({ approval, order }: Pick<Props, 'approval' | 'order'>) {
  const { name, area, cargo, photo } = approval;
  const requestedOn = useShortDays().dayOf(approval.requested_at);
  return (
    <div className={classes.head}>
      <PersonAvatar name={name} photo={photo} size={40} />
      <div className={classes.person}>
        <Group gap="4px 8px">
          <Title order={order} size="h3" className={classes.name} dir="auto" tabIndex={-1}>
            {name}
          </Title>
          <Badges approval={approval} />
        </Group>
        <Text c="dimmed" size="sm" component="div" className={classes.line}>
          <span>
            {cargo}, {area}
          </span>
          {requestedOn && <span>{t('Requested {day}', { day: requestedOn })}</span>}
        </Text>
      </div>
    </div>
  );
}

export function ApprovalFacts({ approval, order, calendar }: Props) {
  const { name, days, start, end, reason, warnings, hints, balance_effect: effect } = approval;
  const { day, period } = useShortDays();
  const cancelling = approval.asks === 'cancellation';
  return (
    <Stack gap="sm">
      <Person approval={approval} order={order} />
      {cancelling && <CancellationReason name={name} reason={reason} />}
      <Facts
        facts={[
          [t('Dates'), period(start, end)],
          [t('Length'), daysInWords(days)],
          ...(effect ? balanceFacts(effect, day) : []),
        ]}
      />
      {cancelling ? calendar : <AlsoAway approval={approval} calendar={calendar} />}
      <CoverageAdvice warnings={warnings} />
      <LawAdvice hints={hints} />
    </Stack>
  );
}
