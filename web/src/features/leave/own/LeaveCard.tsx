import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { stateLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { LeaveActions } from './LeaveActions.tsx';
import { LeaveProgress } from './LeaveProgress.tsx';
import { STATE_TONES } from './labels.ts';
import type { StepName } from './steps.ts';

interface Props {
  leave: LeaveDetail;
  /** Past and closed leave is one line; its details have the actions. */
  brief: boolean;
  onOpen: (step: StepName | null) => void;
  onWithdrawn: () => void;
}

export function LeaveCard({ leave, brief, onOpen, onWithdrawn }: Props) {
  const id = useId();
  const { period } = useShortDays();
  const dates = period(leave.start, leave.end);
  const Facts = brief ? Group : Stack;
  const details = (
    <Button
      size="xs"
      variant="default"
      aria-label={t('Details: {leave_type}, {dates}', {
        leave_type: leaveTypeLabel(leave.leave_type),
        dates,
      })}
      onClick={() => onOpen(null)}
    >
      {t('Details')}
    </Button>
  );
  return (
    <Paper
      component="article"
      withBorder
      px="md"
      py={brief ? 8 : 'md'}
      aria-labelledby={id}
      data-print="together"
    >
      <Group gap="xs" wrap={brief ? 'nowrap' : 'wrap'} align={brief ? 'center' : 'flex-start'}>
        <Facts gap={brief ? '0 16px' : 4} flex={brief ? 1 : '1 1 280px'} miw={0}>
          <Group gap="xs">
            <Title order={3} size="h4" id={id}>
              {leaveTypeLabel(leave.leave_type)}
            </Title>
            <StateBadge tone={STATE_TONES[leave.state]}>{stateLabel(leave.state)}</StateBadge>
          </Group>
          <Text size="sm">
            {dates}{' '}
            <Text span c="dimmed" inherit>
              ({daysInWords(leave.days)})
            </Text>
          </Text>
          {!brief && <LeaveProgress leave={leave} />}
        </Facts>
        <div data-print="hide">
          {brief ? (
            details
          ) : (
            <LeaveActions leave={leave} size="xs" onStep={onOpen} onWithdrawn={onWithdrawn}>
              {details}
            </LeaveActions>
          )}
        </div>
      </Group>
    </Paper>
  );
}
