import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useStoredUser } from '#core/session.ts';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { notesQuery } from '../api.ts';
import classes from './PresenterPage.module.css';

export function Notes({ quarter, section }: { quarter: string; section: SectionId }) {
  const user = useStoredUser();
  const { data, error, refetch, isFetching } = useQuery({
    ...notesQuery(quarter),
    enabled: user !== null,
  });
  if (!user) {
    return (
      <Text c="dimmed">
        Notes are for people who are signed in.{' '}
        <Anchor href="/login" target="_blank" inherit underline="always">
          Sign in
        </Anchor>
      </Text>
    );
  }
  if (data) {
    const text = data.notes[section];
    if (!text) return <Text c="dimmed">No notes on this section.</Text>;
    return <Text className={classes.notes}>{text}</Text>;
  }
  if (!error) return <Skeleton height={60} />;
  return (
    <FailureAlert
      title="The notes could not be loaded"
      retry={() => void refetch()}
      retryLabel="Try again"
      retrying={isFetching}
    >
      <Text size="sm" mb="sm">
        {error.message}
      </Text>
    </FailureAlert>
  );
}
