import { t } from '@intranet/contract/core/i18n/t.ts';
import { eventLabel } from '@intranet/contract/leave/leave-states.ts';
import type { LeaveStep } from '@intranet/contract/leave/own-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { type ShortDays, useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Quote } from '@intranet/ui/text/Quote.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Box, Text } from '@mantine/core';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import classes from './LeaveHistory.module.css';

function datesOf(
  step: LeaveStep,
  before: LeaveStep | undefined,
  { period }: ShortDays,
): string | null {
  const dates = period(step.start, step.end);
  if (!before) return dates;
  const previous = period(before.start, before.end);
  return previous === dates ? null : `${previous} → ${dates}`;
}

export function LeaveHistory({ steps }: { steps: readonly LeaveStep[] }) {
  const { moments } = useMoments();
  const days = useShortDays();
  return (
    <ol>
      {steps.map((step, index) => {
        const dates = datesOf(step, steps[index - 1], days);
        return (
          <li key={`${step.at} ${step.event}`} className={classes.step}>
            <Text size="sm">
              {rich('<step>{event}</step> by {name}', {
                event: eventLabel(step.event),
                step: (text) => (
                  <Text span fw={600} inherit>
                    {text}
                  </Text>
                ),
                name: <bdi>{step.actor}</bdi>,
              })}
            </Text>
            <Text size="xs" c="dimmed">
              <time dateTime={step.at}>{moments.minute(step.at)}</time>
            </Text>
            {dates && <Text size="sm">{dates}</Text>}
            {step.note && <Quote text={step.note} />}
            {step.warnings.length > 0 && (
              <Box mt={6}>
                <CoverageAdvice title={t('Approved despite warning')} warnings={step.warnings} />
              </Box>
            )}
          </li>
        );
      })}
    </ol>
  );
}
