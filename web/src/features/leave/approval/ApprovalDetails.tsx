import { listInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { Quote } from '#ui/Quote.tsx';
import { rich } from '#ui/rich.tsx';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import { AwayTimeline } from '../timeline/AwayTimeline.tsx';
import classes from './ApprovalDetails.module.css';

interface Props {
  approval: Approval;
  cancelling?: readonly string[];
  calendar?: ReactNode;
}

function AlsoAway({ approval, calendar }: Omit<Props, 'cancelling'>) {
  const { name, start, end, away } = approval;
  const area = areaName(approval.area);
  if (away.length > 0) {
    return (
      <AwayTimeline
        label={t('Also away in {area}', { area })}
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

function CancellationReason({ name, reason }: Pick<Approval, 'name' | 'reason'>) {
  const values = { name: <bdi>{name}</bdi> };
  return (
    <span>
      {reason
        ? rich('This leave is approved. {name} requested cancellation:', values)
        : rich(
            'This leave is approved. {name} requested cancellation without giving a reason.',
            values,
          )}
    </span>
  );
}

/** The facts beyond the summary that a decision needs (D24). */
export function ApprovalDetails({ approval, cancelling = [], calendar }: Props) {
  const { name, reason, warnings, hints } = approval;
  if (approval.asks === 'cancellation') {
    return (
      <div className={classes.details}>
        <Text size="sm" component="div" className={classes.line}>
          <CancellationReason name={name} reason={reason} />
          {!reason && calendar}
        </Text>
        {reason && <Quote text={reason} />}
        {reason && calendar}
      </div>
    );
  }
  return (
    <div className={classes.details}>
      <AlsoAway approval={approval} calendar={calendar} />
      {cancelling.length > 0 && (
        <Text size="sm" fw={500}>
          {t('Cancellation requested: {names}', { names: listInWords(cancelling) })}
        </Text>
      )}
      {(warnings.length > 0 || hints.length > 0) && (
        <div className={classes.advice}>
          <LawAdvice hints={hints} />
          <CoverageAdvice warnings={warnings} />
        </div>
      )}
    </div>
  );
}
