import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { balanceFacts } from '@intranet/contract/balance/balance-effect.ts';
import { daysBetween, formatDay } from '@intranet/contract/core/days.ts';
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

function AlsoAway({ approval }: { approval: Approval }) {
  const { name, area, start, end, away } = approval;
  const label = t('Also away in {area}', { area });
  if (away.length > 0) {
    return <AwayTimeline label={label} request={{ start, end }} name={name} away={away} />;
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {t('No one')}
      </Text>
    </div>
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
    <Group gap="xs">
      {approval.asks === 'cancellation' && (
        <StateBadge tone="bad">{t('Cancellation requested')}</StateBadge>
      )}
      {approval.in_the_past && <StateBadge tone="waiting">{t('In the past')}</StateBadge>}
      {days !== undefined && days >= 0 && days < SOON_DAYS && (
        <StateBadge tone="waiting">{startsIn(days)}</StateBadge>
      )}
      <StateBadge tone="quiet">{leaveTypeLabel(approval.leave_type)}</StateBadge>
    </Group>
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

export function ApprovalFacts({ approval, order, calendar }: Props) {
  const { name, area, cargo, days, reason, warnings, hints, balance_effect: effect } = approval;
  const requestedOn = useShortDays().dayOf(approval.requested_at);
  const cancelling = approval.asks === 'cancellation';
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <Group gap="sm" wrap="nowrap" className={classes.person}>
          <PersonAvatar name={name} photo="" size={36} />
          <div className={classes.person}>
            <Title order={order} size="h3" className={classes.name} dir="auto" tabIndex={-1}>
              {name}
            </Title>
            <Text c="dimmed" size="sm">
              <span>
                {cargo}, {area}
              </span>
              {requestedOn && <span>{` · ${t('Requested {day}', { day: requestedOn })}`}</span>}
            </Text>
          </div>
        </Group>
        <Badges approval={approval} />
      </Group>
      {cancelling && <CancellationReason name={name} reason={reason} />}
      <Facts
        facts={[
          [t('Start Date'), formatDay(approval.start)],
          [t('End Date'), formatDay(approval.end)],
          [t('Length'), daysInWords(days)],
          ...(effect ? balanceFacts(effect) : []),
        ]}
      />
      {!cancelling && <AlsoAway approval={approval} />}
      {calendar}
      <CoverageAdvice warnings={warnings} />
      <LawAdvice hints={hints} />
    </Stack>
  );
}
