import type { RevenueChange } from '@intranet/contract/communication/endpoints.ts';
import { MAX_CHANGES } from '@intranet/contract/communication/endpoints.ts';
import { monthName } from '@intranet/contract/communication/rules.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import lines from '@intranet/ui/tables/lines.module.css';
import { ActionIcon, Box, Popover, ScrollArea, Skeleton, Text, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changesQuery } from '../api.ts';
import { formatReais } from './amount-text.ts';

interface Props {
  year: number;
  month: number;
}

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

function ChangeList({ year, month }: Props) {
  const { data: changes, error, refetch } = useQuery(changesQuery(year, month));
  if (!changes && error) {
    return (
      <CardFailure
        title={t('The history didn’t load')}
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
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read anew as a whole
          <Change key={index} change={change} />
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

/** Who changed a month's goal or actual, and when. */
export function ChangesPopover({ year, month }: Props) {
  const [open, setOpen] = useState(false);
  const title = t('History of {month} {year}', { month: monthName(month), year: String(year) });
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label={title}
          title={t('History')}
          onClick={() => setOpen(!open)}
        >
          <IconHistory size={17} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <Title order={3} size="h4" mb={4}>
          {title}
        </Title>
        <ScrollArea.Autosize mah={280} tabIndex={0}>
          <ChangeList year={year} month={month} />
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}
