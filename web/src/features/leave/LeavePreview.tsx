import { daysInWords, formatDays } from '@intranet/contract/leave/rules.ts';
import type { LeaveType } from '@intranet/contract/leave/types.ts';
import { Alert, Box, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/told-error.ts';
import { FailureAlert } from '#ui/FailureAlert.tsx';
import { periodText } from '#ui/period-text.ts';
import { previewQuery } from './api.ts';
import { CoverageAdvice } from './CoverageAdvice.tsx';
import { LawAdvice } from './LawAdvice.tsx';

/** Of what it mostly says, in px: kept free from the beginning, so that the button below stays where it is. */
const USUAL_HEIGHT = 92;

interface Props {
  nome: string;
  type: LeaveType;
  /** `YYYY-MM-DD`, or empty while none is chosen. */
  start: string;
  end: string;
  /** First day of the pending leave that would be moved. */
  moving?: string;
}

function Meaning({ nome, type, start, end, moving }: Props) {
  const [asked] = useDebouncedValue({ nome, type, start, end, ...(moving && { moving }) }, 250);
  const complete = asked.start !== '' && asked.end !== '' && asked.end >= asked.start;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...previewQuery(asked),
    enabled: complete,
  });
  if (!complete || !start || !end || end < start) {
    return (
      <Text size="sm" c="dimmed">
        What this would mean is told here, once both days are chosen.
      </Text>
    );
  }
  if (error) {
    return (
      <FailureAlert
        title="What this would mean could not be read."
        retry={() => void refetch()}
        retryLabel="Try again"
        retrying={isFetching}
      >
        <Text size="sm" mb="xs">
          {sentenceOf(error)}
        </Text>
      </FailureAlert>
    );
  }
  if (isPending) return <Skeleton height={USUAL_HEIGHT} />;

  const { days, balance_before, balance_after, problem, away, warnings, hints } = data;
  const costs = balance_after !== balance_before;
  return (
    <Stack gap="xs" aria-live="polite" role="status">
      <Alert
        role="note"
        color={problem ? 'orange' : 'gray'}
        variant={problem ? 'outline' : 'light'}
        icon={problem ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
      >
        <Stack gap={4}>
          <Text size="sm">
            <strong>{daysInWords(days)}</strong>
            {costs
              ? ` · balance ${formatDays(balance_before)} → ${formatDays(balance_after)} days`
              : ` · does not use the balance (${daysInWords(balance_before)})`}
          </Text>
          <Text size="sm">
            {away.length === 0
              ? 'Nobody else of the area is away then.'
              : `Also away then: ${away
                  .map(
                    ({ name, start, end, pending }) =>
                      `${name} (${periodText(start, end)}${pending ? ', not decided yet' : ''})`,
                  )
                  .join(', ')}.`}
          </Text>
          {problem && (
            <Text size="sm" fw={600}>
              {problem}
            </Text>
          )}
        </Stack>
      </Alert>
      <CoverageAdvice warnings={warnings} />
      <LawAdvice hints={hints} />
    </Stack>
  );
}

/**
 * While dates are being chosen: days, balance after, who of the area is away then (D30), and what the
 * coverage rules and the law say of it. Nothing here stops a request but the server.
 */
export function LeavePreview(props: Props) {
  return (
    <Box mih={USUAL_HEIGHT}>
      <Meaning {...props} />
    </Box>
  );
}
