import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useStoredUser } from '#core/session.ts';
import { notesQuery } from '../api.ts';

interface NotesProps {
  quarter: string;
  section: SectionId;
  scale: number;
}

export function Notes({ quarter, section, scale }: NotesProps) {
  const user = useStoredUser();
  const query = useQuery({ ...notesQuery(quarter), enabled: user !== null });
  if (!user) {
    return (
      <Text c="dimmed">
        {t('Notes are for people who are signed in.')}{' '}
        <Anchor href="/login" target="_blank" inherit underline="always">
          {t('Sign in')}
        </Anchor>
      </Text>
    );
  }
  if (query.data) {
    const text = query.data.notes[section];
    if (!text) return <Text c="dimmed">{t('No notes for this section.')}</Text>;
    return (
      <Text fz={24 * scale} lh={1.4} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    );
  }
  if (!query.error) return <Skeleton height={60} />;
  return <LoadFailure title={t('Couldn’t load the notes')} query={query} />;
}
