import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { stateLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { LeaveActions } from './LeaveActions.tsx';
import classes from './LeaveCard.module.css';
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
      className={classes.card}
      data-print="together"
    >
      <div className={classes.columns} data-brief={brief || undefined}>
        <div className={classes.facts}>
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
        </div>
        <div data-print="hide">
          {brief ? (
            details
          ) : (
            <LeaveActions leave={leave} size="xs" onStep={onOpen} onWithdrawn={onWithdrawn}>
              {details}
            </LeaveActions>
          )}
        </div>
      </div>
    </Paper>
  );
}
