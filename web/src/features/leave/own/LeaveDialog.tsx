import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { stateLabel } from '@intranet/contract/leave/leave-states.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { AnchoredCard } from '@intranet/ui/dialog/AnchoredCard.tsx';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Facts } from '@intranet/ui/text/Facts.tsx';
import { Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { leaveQuery, myLeavesQuery } from './api.ts';
import { LeaveActions } from './LeaveActions.tsx';
import classes from './LeaveDialog.module.css';
import { LeaveHistory } from './LeaveHistory.tsx';
import { LeaveProgress } from './LeaveProgress.tsx';
import { IDLE, LeaveStepForm } from './LeaveStepForm.tsx';
import { STATE_TONES } from './labels.ts';
import type { StepName } from './steps.ts';
import { useSteps } from './use-steps.ts';

function LeaveFacts({ leave }: { leave: LeaveDetail }) {
  const { period } = useShortDays();
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs" align="flex-start">
        <Box miw={0}>
          <Text fw={600} dir="auto">
            {leave.name}
          </Text>
          <Text c="dimmed" size="sm">
            {positionName(leave.cargo)}, {areaName(leave.area)}
          </Text>
        </Box>
        <Group component="span" wrap="nowrap" h={24}>
          <StateBadge tone={STATE_TONES[leave.state]}>{stateLabel(leave.state)}</StateBadge>
        </Group>
      </Group>
      <Facts
        facts={[
          [t('Dates'), period(leave.start, leave.end)],
          [t('Length'), daysInWords(leave.days)],
        ]}
      />
      <LeaveProgress leave={leave} withDecision={leave.history === null} />
    </Stack>
  );
}

function History({ steps }: { steps: NonNullable<LeaveDetail['history']> }) {
  return (
    <section aria-labelledby="leave-history">
      <Title order={3} size="h4" id="leave-history" mb="sm">
        {t('History')}
      </Title>
      <LeaveHistory steps={steps} />
    </section>
  );
}

/** Offers a retry unless the leave is missing or not visible to the user. */
function Failure({ error, retry }: { error: Error; retry: () => void }) {
  if (error instanceof CallError && error.code === 'not_found') {
    return (
      <Text role="status" c="dimmed">
        {sentenceOf(error)}
      </Text>
    );
  }
  return <FailedState message={sentenceOf(error)} retry={retry} />;
}

interface Props {
  leaveId: number;
  /** The element that the details are about, beside which they stand. */
  anchor?: HTMLElement | undefined;
  onClose: () => void;
  initialStep?: StepName | null;
}

export function LeaveDialog({ leaveId, anchor, onClose, initialStep = null }: Props) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...leaveQuery(leaveId),
    placeholderData: () =>
      queryClient.getQueryData(myLeavesQuery.queryKey)?.find(({ id }) => id === leaveId),
  });
  const [step, setStep] = useState(initialStep);
  const [failed, setFailed] = useState(false);
  const [status, setStatus] = useState(IDLE);
  const steps = useSteps(data);
  const openStep = data && step && (failed || steps.includes(step)) ? step : null;
  // Takes the focus when a step closes, because the pressed button is gone.
  const content = useRef<HTMLDivElement>(null);
  const leaveStep = () => {
    setStep(null);
    setFailed(false);
    content.current?.focus();
  };
  const title = data ? leaveTypeLabel(data.leave_type) : t('Leave');
  const details = (
    <>
      {!data && error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={220} />}
      {data && (
        <Stack gap="lg" ref={content} tabIndex={-1} className={classes.content}>
          <LeaveFacts leave={data} />
          {openStep ? (
            <LeaveStepForm
              leave={data}
              step={openStep}
              onBack={initialStep && !failed ? onClose : leaveStep}
              onDone={onClose}
              onFailed={() => setFailed(true)}
              onStatus={setStatus}
            />
          ) : (
            <>
              {data.history && <History steps={data.history} />}
              <LeaveActions leave={data} size="sm" inDialog onStep={setStep} onWithdrawn={onClose}>
                <Button variant="default" onClick={onClose}>
                  {t('Close')}
                </Button>
              </LeaveActions>
            </>
          )}
        </Stack>
      )}
    </>
  );
  if (anchor) {
    return <AnchoredCard {...{ anchor, title, onClose, ...status }}>{details}</AnchoredCard>;
  }
  return (
    <Dialog onClose={onClose} title={title} size="lg" {...status}>
      {details}
    </Dialog>
  );
}
