import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkQuery, notOpened } from '#features/links/api.ts';
import { notifyFailure } from '#ui/feedback/notify.ts';

export function DashboardButton() {
  const { data: link, error, isFetching, refetch } = useQuery(linkQuery('vacation'));
  const url = link?.url;
  const look = {
    variant: 'default',
    size: 'lg',
    'aria-label': t('Vacation dashboard (opens in a new window)'),
    title: t('Vacation dashboard'),
  } as const;
  const icon = <IconChartBar size={20} aria-hidden />;
  if (url) {
    return (
      <ActionIcon component="a" href={url} target="_blank" rel="noopener noreferrer" {...look}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      loading={isFetching}
      onClick={() => notifyFailure(notOpened(error), error ? () => void refetch() : undefined)}
      {...look}
    >
      {icon}
    </ActionIcon>
  );
}
