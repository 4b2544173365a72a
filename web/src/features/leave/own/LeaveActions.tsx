import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { Button, type ButtonProps, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShortDays } from '#ui/use-short-days.ts';
import { STEPS, type StepName } from './steps.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  leave: LeaveDetail;
  size: NonNullable<ButtonProps['size']>;
  inDialog?: boolean;
  onStep: (step: StepName) => void;
  children?: ReactNode;
}

const STEP_IN_DIALOG = {
  variant: 'subtle',
  color: 'red',
  mr: 'auto',
  ml: -18,
  style: { order: -1 },
} as const;

export function LeaveActions({ leave, size, inDialog, onStep, children }: Props) {
  const { can } = leave;
  const { period } = useShortDays();
  const what = `${leaveTypeLabel(leave.leave_type)}, ${period(leave.start, leave.end)}`;
  return (
    <Group gap="xs" {...(inDialog && { w: '100%', justify: 'flex-end' })}>
      {children}
      {can.decide && (
        <Button
          size={size}
          renderRoot={(props) => (
            <Link {...props} to="/approvals" search={{ leave: String(leave.id) }} />
          )}
        >
          {t('Review')}
        </Button>
      )}
      {can.move && (
        <Button
          size={size}
          variant="default"
          aria-label={t('Change dates: {what}', { what })}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/vacation"
              search={{
                tab: 'change-vacation',
                old: leave.start,
                from: leave.start,
                to: leave.end,
              }}
            />
          )}
        >
          {t('Change dates')}
        </Button>
      )}
      {useSteps(leave).map((step) => (
        <Button
          key={step}
          size={size}
          {...(inDialog ? STEP_IN_DIALOG : { variant: 'default' })}
          aria-label={`${STEPS[step].button}: ${what}`}
          onClick={() => onStep(step)}
        >
          {STEPS[step].button}
        </Button>
      ))}
    </Group>
  );
}
