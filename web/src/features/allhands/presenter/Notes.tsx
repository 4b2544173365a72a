import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useStoredUser } from '#core/session.ts';
import { notesQuery } from '../api.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import classes from './PresenterPage.module.css';

export function Notes({ quarter, section }: { quarter: string; section: SectionId }) {
  const user = useStoredUser();
  const query = useQuery({ ...notesQuery(quarter), enabled: user !== null });
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
  if (query.data) {
    const text = query.data.notes[section];
    if (!text) return <Text c="dimmed">No notes on this section.</Text>;
    return <Text className={classes.notes}>{text}</Text>;
  }
  if (!query.error) return <Skeleton height={60} />;
  return (
    <LoadFailure title="The notes could not be loaded" query={query}>
      <Text size="sm" mb="sm">
        {query.error.message}
      </Text>
    </LoadFailure>
  );
}
