import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { formatDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { Badge, Group, List, Stack, Text, Title } from '@mantine/core';
import { BalanceLine } from '#features/balance/shared/BalanceLine.tsx';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { Facts } from '#ui/Facts.tsx';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { periodText } from '#ui/period-text.ts';
import { Quote } from '#ui/Quote.tsx';
import { rich } from '#ui/rich.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import classes from './ApprovalFacts.module.css';

function AlsoAway({ area, away }: Pick<Approval, 'area' | 'away'>) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('Also away in {area}', { area })}
      </Text>
      {away.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No one')}
        </Text>
      ) : (
        <List size="sm">
          {away.map((other) => (
            <List.Item key={`${other.name} ${other.start}`}>
              <bdi>{other.name}</bdi>, {periodText(other.start, other.end)}
              {other.pending && ` ${t('(pending)')}`}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  );
}

export function ApprovalFacts({ approval, order }: { approval: Approval; order: 2 | 3 }) {
  const { name, area, cargo, days, away, reason, warnings, hints } = approval;
  const requestedOn = useShortDays().dayOf(approval.requested_at);
  const cancelling = approval.asks === 'cancellation';
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
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
        <Group gap="xs">
          {cancelling && <StateBadge tone="bad">{t('Cancellation requested')}</StateBadge>}
          {approval.in_the_past && <StateBadge tone="waiting">{t('In the past')}</StateBadge>}
          <Badge variant="light" size="lg" tt="none">
            {leaveTypeLabel(approval.leave_type)}
          </Badge>
        </Group>
      </Group>
      {cancelling && (
        <div>
          <Text size="sm">
            {reason
              ? rich('This leave is approved. {name} requested cancellation:', {
                  name: <bdi>{name}</bdi>,
                })
              : rich(
                  'This leave is approved. {name} requested cancellation without giving a reason.',
                  {
                    name: <bdi>{name}</bdi>,
                  },
                )}
          </Text>
          {reason && <Quote text={reason} />}
        </div>
      )}
      <Facts
        facts={[
          [t('Start Date'), formatDay(approval.start)],
          [t('End Date'), formatDay(approval.end)],
          [t('Length'), daysInWords(days)],
        ]}
      />
      {approval.balance_effect && <BalanceLine effect={approval.balance_effect} />}
      {!cancelling && <AlsoAway area={area} away={away} />}
      <CoverageAdvice warnings={warnings} />
      <LawAdvice hints={hints} />
    </Stack>
  );
}
