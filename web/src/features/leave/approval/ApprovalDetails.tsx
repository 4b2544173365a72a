import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AwayTimeline } from '../timeline/AwayTimeline.tsx';
import classes from './ApprovalDetails.module.css';

interface Props {
  approval: Approval;
  cancelling?: readonly string[];
  calendar?: ReactNode;
}

export function ApprovalDetails({ approval, cancelling = [], calendar }: Props) {
  const { name, asks, leave_type: type, start, end, away } = approval;
  if (asks === 'cancellation') return calendar;
  const area = areaName(approval.area);
  if (away.length > 0) {
    return (
      <AwayTimeline
        label={t('Also away in {area}', { area })}
        action={calendar}
        request={{ start, end }}
        type={type}
        name={name}
        away={away}
        cancelling={cancelling}
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
