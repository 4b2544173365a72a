import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { countLeaveDays } from '@intranet/contract/leave/leave-dates.ts';
import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import type { Away } from '@intranet/contract/leave/schemas.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Advice } from '@intranet/ui/feedback/Advice.tsx';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Figure, Figures } from '@intranet/ui/text/Facts.tsx';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconDoorExit, IconEye } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import { BalanceLine } from '#features/balance/shared/BalanceLine.tsx';
import { LawAdvice } from '#features/balance/shared/LawAdvice.tsx';
import { type PreviewQuery, previewQuery, teamLeaveQuery } from '../api.ts';
import { CoverageAdvice } from '../CoverageAdvice.tsx';
import { AwayTimeline } from '../timeline/AwayTimeline.tsx';

export interface PreviewProps extends Omit<PreviewQuery, 'type'> {
  type: LeaveType | null;
  missing: string;
  /** The form's own error, which isn't repeated here. */
  shownProblem: string | null;
}

type Dates = Pick<PreviewProps, 'nome' | 'start' | 'end'> & { type?: LeaveType };

function Team({ nome, start, end, type, away }: Dates & { away: readonly Away[] }) {
  if (away.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('No one else in your team is away.')}
      </Text>
    );
  }
  return (
    <AwayTimeline
      label={t('Away in your team')}
      request={{ start, end }}
      type={type}
      name={nome}
      away={away}
    />
  );
}

function TeamOfDates(dates: Dates) {
  const { data } = useQuery(teamLeaveQuery(dates.start, dates.end));
  return data ? <Team {...dates} away={data.away} /> : null;
}

function TypedPreview({ shownProblem, ...query }: PreviewQuery & { shownProblem: string | null }) {
  const { day } = useShortDays();
  const preview = useQuery({ ...previewQuery(query), placeholderData: keepPreviousData });
  if (preview.error)
    return <LoadFailure title={t('Couldn’t calculate this request.')} query={preview} />;
  if (preview.isPending) return <Skeleton height={64} />;
  const { balance_effect, problem, away, warnings, checks, hints, last_day } = preview.data;
  return (
    <Stack
      gap="sm"
      opacity={preview.isPlaceholderData ? 0.5 : 1}
      aria-busy={preview.isPlaceholderData}
    >
      <Text size="sm" component="div">
        {balance_effect ? <BalanceLine effect={balance_effect} /> : t('Doesn’t use your balance')}
      </Text>
      {problem && problem !== shownProblem && (
        <Alert role="note" color="orange" icon={<IconAlertTriangle aria-hidden />}>
          <Text size="sm">{problem}</Text>
        </Alert>
      )}
      <Advice
        tone="warning"
        icon={<IconDoorExit size={18} />}
        title={t('Beyond the last day')}
        points={
          last_day
            ? [
                {
                  key: last_day,
                  text: t('{name}’s last day is {day}.', { name: query.nome, day: day(last_day) }),
                },
              ]
            : []
        }
      />
      <Advice
        tone="warning"
        icon={<IconEye size={18} />}
        title={t('Check the request')}
        points={checks.map((text) => ({ key: text, text }))}
      />
      <LawAdvice hints={hints} />
      <CoverageAdvice warnings={warnings} />
      <Team {...query} away={away} />
    </Stack>
  );
}

export function DatedPreview({ type, missing, shownProblem, ...dates }: PreviewProps) {
  const { period } = useShortDays();
  const today = useQuery(siteQuery).data?.today ?? '';
  return (
    <Stack
      gap="sm"
      p={{ base: 'md', md: 0 }}
      bg={{ base: 'var(--quiet-ground)', md: 'transparent' }}
      bdrs="md"
      aria-live="polite"
      role="status"
    >
      <Figures>
        <Figure
          label={t('This request')}
          value={daysInWords(countLeaveDays(dates.start, dates.end))}
          note={period(dates.start, dates.end)}
        />
      </Figures>
      {dates.start < today && (
        <div>
          <StateBadge tone="waiting">{t('Starts before today.')}</StateBadge>
        </div>
      )}
      {type ? (
        <TypedPreview {...dates} type={type} shownProblem={shownProblem} />
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {missing}
          </Text>
          <TeamOfDates {...dates} />
        </>
      )}
    </Stack>
  );
}
