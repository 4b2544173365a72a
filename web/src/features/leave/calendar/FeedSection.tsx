import type { FeedKind } from '@intranet/contract/leave/calendar-endpoints.ts';
import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type FeedAction, FeedConfirmation } from './FeedConfirmation.tsx';
import classes from './FeedSection.module.css';
import { NewFeedAddress } from './NewFeedAddress.tsx';
import { useFeedChanges } from './use-feed-changes.ts';

const WORDS: Record<FeedKind, { title: string; about: string }> = {
  own: { title: 'My leave', about: 'Your own leave, with its type, also while it is pending.' },
  area: {
    title: 'My area',
    about: 'Who of your area is away, by name. Why they are away is not told.',
  },
};

interface Props {
  kind: FeedKind;
  /** True if an address can be created or renewed. */
  offered: boolean;
  created: string | null;
}

export function FeedSection({ kind, offered, created }: Props) {
  const section = useRef<HTMLElement>(null);
  const [asking, setAsking] = useState<FeedAction | null>(null);
  /** The confirmation closes, so its focus moves to a button that stays. */
  const answered = () => {
    setAsking(null);
    section.current?.focus();
  };
  const { renew, remove } = useFeedChanges(kind, {
    onRenewed: () => setAsking(null),
    onRemoved: answered,
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
          <FeedActions title={title} offered={offered} onChoose={setAsking} />
        )}
      </div>
      {asking && (
        <FeedConfirmation
          action={asking}
          pending={act.isPending}
          onConfirm={() => act.mutate()}
          onCancel={answered}
        />
      )}
      {url && <NewFeedAddress url={url} />}
    </section>
  );
}

interface FeedActionsProps {
  title: string;
  offered: boolean;
  onChoose: (action: FeedAction) => void;
}

function FeedActions({ title, offered, onChoose }: FeedActionsProps) {
  return (
    <Group gap="xs">
      {offered && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Renew: ${title}`}
          onClick={() => onChoose('renew')}
        >
          Renew
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={`Remove: ${title}`}
        onClick={() => onChoose('remove')}
      >
        Remove
      </Button>
    </Group>
  );
}
