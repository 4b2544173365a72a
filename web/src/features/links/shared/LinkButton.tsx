import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LINK_TEXTS, linkQuery, notOpened } from '../api.ts';

interface Props {
  name: Parameters<typeof linkQuery>[0];
  text: string;
  label: string;
}

export function LinkButton({ name, text, label }: Props) {
  const { data: link, error, isFetching, refetch } = useQuery(linkQuery(name));
  const url = link?.url;
  const look = {
    variant: 'default',
    leftSection: <IconChartBar size={18} aria-hidden />,
    'aria-label': label,
  } as const;
  if (url) {
    return (
      <Button component="a" href={url} target="_blank" rel="noopener noreferrer" {...look}>
        {text}
      </Button>
    );
  }
  return (
    <Button
      loading={isFetching}
      onClick={() =>
        notifyFailure(notOpened(error), error ? () => void refetch() : undefined, LINK_TEXTS)
      }
      {...look}
    >
      {text}
    </Button>
  );
}
