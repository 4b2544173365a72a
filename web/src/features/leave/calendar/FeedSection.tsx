import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CopyTextButton } from '#ui/CopyTextButton.tsx';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { feedsQuery, removeFeed, renewFeed } from './api.ts';
import classes from './FeedSection.module.css';

const WORDS: Record<FeedKind, { title: string; about: string }> = {
  own: { title: 'My leave', about: 'Your own leave, with its type, also while it is pending.' },
  area: {
    title: 'My area',
    about: 'Who of your area is away, by name. Why they are away is not told.',
  },
};

const CONFIRM = {
  renew: {
    question: 'The former address ends at once, wherever it is in use.',
    button: 'Make a new address',
  },
  remove: {
    question: 'Calendars that use this address will no longer be updated.',
    button: 'Remove the address',
  },
};

interface Props {
  kind: FeedKind;
  /** True if an address can be created or renewed. */
  offered: boolean;
  created: string | null;
}

export function FeedSection({ kind, offered, created }: Props) {
  const queryClient = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState<keyof typeof CONFIRM | null>(null);
  /** The confirmation closes, so its focus moves to a button that stays. */
  const answered = () => {
    setAsking(null);
    section.current?.focus();
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });
  const renew = useMutation({
    mutationFn: () => renewFeed(kind),
    onSuccess: () => setAsking(null),
    onError: (error) => notifyFailure(error, () => renew.mutate()),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => removeFeed(kind),
    onSuccess: ({ message }) => {
      renew.reset();
      answered();
      notifySuccess(message);
    },
    onError: (error) => notifyFailure(error),
    // Refreshes after a failure too, because another window may have removed it.
    onSettled: refresh,
  });
  const act = asking === 'remove' ? remove : renew;
  const { title, about } = WORDS[kind];
  const url = renew.data?.url;

  return (
    <section ref={section} tabIndex={-1} className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
          {created !== null && !url && <Text size="sm">Address made on {created}</Text>}
        </div>
        {created === null ? (
          <Button loading={renew.isPending} onClick={() => renew.mutate()}>
            Create address
          </Button>
        ) : (
          <Group gap="xs">
            {offered && (
              <Button
                size="xs"
                variant="default"
                aria-label={`Renew: ${title}`}
                onClick={() => setAsking('renew')}
              >
                Renew
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              aria-label={`Remove: ${title}`}
              onClick={() => setAsking('remove')}
            >
              Remove
            </Button>
          </Group>
        )}
      </div>
      {asking && (
        <Alert color="orange" role="group" aria-label={CONFIRM[asking].button}>
          <Stack gap="sm">
            <Text size="sm">{CONFIRM[asking].question}</Text>
            <Group gap="sm">
              <Button size="xs" variant="default" autoFocus onClick={answered}>
                Cancel
              </Button>
              <Button size="xs" color="red.8" loading={act.isPending} onClick={() => act.mutate()}>
                {CONFIRM[asking].button}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      {url && (
        <div role="status" className={classes.made}>
          <TextInput
            label="Address"
            value={url}
            readOnly
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <CopyTextButton text={url} label="Copy address" />
          </div>
          <Text size="sm">
            It is shown this once. <strong>Whoever has it can read this calendar</strong> without
            signing in: keep it to yourself. If it gets about, renew or remove it.
          </Text>
        </div>
      )}
    </section>
  );
}
