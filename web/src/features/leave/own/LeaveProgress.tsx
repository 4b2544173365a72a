import { t } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { NameList } from '@intranet/ui/people/NameList.tsx';
import { Quote } from '@intranet/ui/text/Quote.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Text } from '@mantine/core';
import { decisionLabel } from './labels.ts';

interface Props {
  leave: LeaveDetail;
  /** False if a history beside it shows the decision. */
  withDecision?: boolean;
}

export function LeaveProgress({ leave, withDecision = true }: Props) {
  const { moments } = useMoments();
  const { decision, waits_for, state } = leave;
  const waits = state === 'pending' || state === 'cancellation_asked';
  return (
    <>
      {waits && (
        <Text size="sm">
          {waits_for.length > 0
            ? rich('Waiting for {names}', { names: <NameList names={waits_for} /> })
            : t('No approver is available today.')}
        </Text>
      )}
      {withDecision && decision && (
        <div>
          <Text size="sm" c="dimmed">
            {rich('{decision} by {name} on {time}', {
              decision: decisionLabel(leave),
              name: <bdi>{decision.by}</bdi>,
              time: <time dateTime={decision.at}>{moments.minute(decision.at)}</time>,
            })}
          </Text>
          {decision.note && <Quote text={decision.note} />}
        </div>
      )}
    </>
  );
}
