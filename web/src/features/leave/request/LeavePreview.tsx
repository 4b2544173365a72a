import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { Alert, Box, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { BalanceLine } from '#features/balance/shared/BalanceLine.tsx';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { periodText } from '#ui/period-text.ts';
import { previewQuery } from '../api.ts';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import classes from './LeavePreview.module.css';

/** The usual height in pixels, reserved so the button below doesn't move. */
const USUAL_HEIGHT = 92;
const PHONE_HEIGHT = 180;

interface Props {
  nome: string;
  type: LeaveType;
  /** `YYYY-MM-DD`, or empty. */
  start: string;
  end: string;
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
        Choose both dates to see days, balance and who else is away.
      </Text>
    );
  }
  if (error) {
    return (
      <FailureAlert
        title="The preview could not be loaded."
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

  const { days, balance_effect, problem, away, warnings, hints } = data;
  return (
    <Stack gap="xs" aria-live="polite" role="status">
      <Alert
        role="note"
        color={problem ? 'orange' : 'gray'}
        variant={problem ? 'outline' : 'light'}
        icon={problem ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
      >
        <Stack gap={4}>
          <Text size="sm" component="div" className={classes.figures}>
            <strong>{daysInWords(days)}</strong>
            {balance_effect ? <BalanceLine effect={balance_effect} /> : 'Does not use the balance'}
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

/** Informs only; the server alone can reject a request (D30). */
export function LeavePreview(props: Props) {
  return (
    <Box mih={{ base: PHONE_HEIGHT, xs: USUAL_HEIGHT }}>
      <Meaning {...props} />
    </Box>
  );
}
