import { t } from '@intranet/contract/core/i18n/t.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announcementsQuery } from '#features/announcements/api.ts';
import { AnnouncementItem } from '#features/announcements/shared/AnnouncementItem.tsx';
import { TodayCard } from './shared/TodayCard.tsx';

/** The announcement that a notification leads to. */
const ADDRESS_DEFAULTS = { announcement: '' };

/** Unread and pinned announcements; the others on request (D57). */
export function AnnouncementsCard() {
  const { data, error, refetch } = useQuery(announcementsQuery);
  const [{ announcement }] = useAddress(ADDRESS_DEFAULTS);
  const [showsAll, setShowsAll] = useState(false);
  // What was read during this visit stays until the next.
  const [justRead, setJustRead] = useState<readonly number[]>([]);
  if (!data) {
    return error ? (
      <TodayCard title={t('Announcements')}>
        <CardFailure
          title={t('Couldn’t load announcements')}
          error={error}
          retry={() => void refetch()}
        />
      </TodayCard>
    ) : null;
  }
  if (data.length === 0) return null;
  const asked = [...justRead, readId(announcement)];
  const shown = data.filter(
    ({ id, read, pinned }) => showsAll || pinned || !read || asked.includes(id),
  );
  const count = data.length - shown.length;
  return (
    <TodayCard title={t('Announcements')}>
      <Stack gap="lg">
        {shown.map((one) => (
          <AnnouncementItem
            key={one.id}
            announcement={one}
            onRead={() => setJustRead([...justRead, one.id])}
          />
        ))}
      </Stack>
      {count > 0 && (
        <Button
          size="xs"
          variant="subtle"
          me="auto"
          data-print="hide"
          onClick={() => setShowsAll(true)}
        >
          {t('{count, plural, one {Show # read announcement} other {Show # read announcements}}', {
            count,
          })}
        </Button>
      )}
    </TodayCard>
  );
}
