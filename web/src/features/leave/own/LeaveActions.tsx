import { t } from '@intranet/contract/core/i18n/t.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { Button, type ButtonProps, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { peopleKeys } from '#features/people/api.ts';
import { undoOf, withdrawLeave } from './api.ts';
import { STEPS, type StepName } from './steps.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  leave: LeaveDetail;
  size: NonNullable<ButtonProps['size']>;
  inDialog?: boolean;
  onStep: (step: StepName) => void;
  onWithdrawn?: () => void;
  children?: ReactNode;
}

const STEP_IN_DIALOG = {
  variant: 'subtle',
  color: 'red',
  mr: 'auto',
  ml: -18,
  style: { order: -1 },
} as const;

export function LeaveActions({ leave, size, inDialog, onStep, onWithdrawn, children }: Props) {
  const { can, id, version } = leave;
  const { period } = useShortDays();
  const { save: withdraw } = useSave({
    send: () => withdrawLeave(id, { version }),
    undo: (_, reply) => undoOf(reply),
    problemOf: (error) => {
      notifyFailure(error);
      return null;
    },
    refresh: peopleKeys.refresh,
    refreshAfterFailure: true,
    onSaved: () => onWithdrawn?.(),
  });
  const stepStyle = inDialog ? STEP_IN_DIALOG : { variant: 'default' };
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
      {can.withdraw && (
        <Button
          size={size}
          {...stepStyle}
          aria-label={t('Withdraw: {what}', { what })}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {t('Withdraw')}
        </Button>
      )}
      {useSteps(leave).map((step) => (
        <Button
          key={step}
          size={size}
          {...stepStyle}
          aria-label={`${STEPS[step].button}: ${what}`}
          onClick={() => onStep(step)}
        >
          {STEPS[step].button}
        </Button>
      ))}
    </Group>
  );
}
