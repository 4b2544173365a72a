import { MAX_CHANGES, type RevenueChange } from '@intranet/contract/communication/endpoints.ts';
import { type MonthOfYear, monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { AnchoredCard } from '@intranet/ui/dialog/AnchoredCard.tsx';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { ActionIcon, Box, Skeleton, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changesQuery } from '../api.ts';
import { formatReais } from './amount-text.ts';

function Change({ change }: { change: RevenueChange }) {
  const { moments } = useMoments();
  const amounts = [
    { label: t('Goal'), amount: change.goal },
    { label: t('Actual'), amount: change.actual },
  ];
  return (
    <Box component="li" py="xs">
      {amounts.map(
        ({ label, amount }) =>
          amount && (
            <Text key={label} size="sm">
              {t('{label}: {from} → {to}', {
                label,
                from: formatReais(amount.from),
                to: formatReais(amount.to),
              })}
            </Text>
          ),
      )}
      <Text size="xs" c="dimmed">
        <bdi>{change.by}</bdi>, <time dateTime={change.at}>{moments.minute(change.at)}</time>
      </Text>
    </Box>
  );
}

function ChangeList({ year, month }: MonthOfYear) {
  const { data: changes, error, refetch } = useQuery(changesQuery(year, month));
  if (!changes && error) {
    return (
      <CardFailure
        title={t('Couldn’t load the history')}
        error={error}
        retry={() => void refetch()}
      />
    );
  }
  if (!changes) return <Skeleton height={44} />;
  if (changes.length === 0) return <Text size="sm">{t('No changes yet.')}</Text>;
  return (
    <>
      <ul className={lines.lines}>
        {changes.map((change) => (
          <Change key={change.at} change={change} />
        ))}
      </ul>
      {changes.length >= MAX_CHANGES && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('Only the latest {count} are shown.', { count: MAX_CHANGES })}
        </Text>
      )}
    </>
  );
}

/** A button that shows who changed a month's goal or actual, and when. */
export function ChangesButton({ year, month }: MonthOfYear) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = t('History of {month} {year}', { month: monthName(month), year: String(year) });
  return (
    <>
      <ActionIcon
        size={28}
        variant="subtle"
        color="gray"
        aria-label={title}
        title={t('History')}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconHistory size={17} aria-hidden />
      </ActionIcon>
      {anchor && (
        <AnchoredCard anchor={anchor} title={title} onClose={() => setAnchor(null)}>
          <ChangeList year={year} month={month} />
        </AnchoredCard>
      )}
    </>
  );
}
