import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, Box, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BalanceLine } from '#features/balance/shared/BalanceLine.tsx';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { periodText } from '#ui/period-text.ts';
import { type PreviewQuery, previewQuery } from '../api.ts';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import classes from './LeavePreview.module.css';

/** The usual height in pixels, reserved so the button below doesn't move. */
const USUAL_HEIGHT = 92;
const PHONE_HEIGHT = 180;

function PreviewContent({ nome, type, start, end, moving }: PreviewQuery) {
  const [current] = useDebouncedValue({ nome, type, start, end, ...(moving && { moving }) }, 250);
  const complete = current.start !== '' && current.end !== '' && current.end >= current.start;
  const query = useQuery({ ...previewQuery(current), enabled: complete });
  if (!complete || !start || !end || end < start) {
    return (
      <Text size="sm" c="dimmed">
        {t('Choose both dates to see days, balance and who else is away.')}
      </Text>
    );
  }
  if (query.error)
    return <LoadFailure title={t('Couldn’t calculate this request.')} query={query} />;
  if (query.isPending) return <Skeleton height={USUAL_HEIGHT} />;

  const { days, balance_effect, problem, away, warnings, hints } = query.data;
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
            {balance_effect ? (
              <BalanceLine effect={balance_effect} />
            ) : (
              t('Doesn’t use your balance')
            )}
          </Text>
          <Text size="sm">
            {away.length === 0
              ? t('No one else in your team is away.')
              : t('Also away: {join}.', {
                  join: away
                    .map(
                      ({ name, start, end, pending }) =>
                        `${name} (${periodText(start, end)}${pending ? `, ${t('pending')}` : ''})`,
                    )
                    .join(', '),
                })}
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
export function LeavePreview(props: PreviewQuery) {
  return (
    <Box mih={{ base: PHONE_HEIGHT, xs: USUAL_HEIGHT }}>
      <PreviewContent {...props} />
    </Box>
  );
}
