import { ActionIcon } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { linkQuery, notOpened } from '../api.ts';

interface Props {
  name: Parameters<typeof linkQuery>[0];
  title: string;
  label: string;
}

/** Opens a dashboard in a new window. */
export function LinkButton({ name, title, label }: Props) {
  const { data: link, error, isFetching, refetch } = useQuery(linkQuery(name));
  const url = link?.url;
  const look = { variant: 'default', size: 'lg', 'aria-label': label, title } as const;
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
