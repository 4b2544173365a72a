import type { ReadAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { useSave } from '@intranet/ui/forms/use-save.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { confirmAnnouncement, readAnnouncement, refreshAnnouncements } from '../api.ts';
import { FoldedText } from './FoldedText.tsx';

interface Props {
  announcement: ReadAnnouncement;
  /** Called once it is read or confirmed. */
  onRead: () => void;
}

function ReadState({ confirmed_at }: Pick<ReadAnnouncement, 'confirmed_at'>) {
  const { moments } = useMoments();
  return (
    <Text size="sm" c="dimmed">
      {confirmed_at
        ? t('You confirmed this on {day}.', { day: moments.day(confirmed_at) })
        : t('Read')}
    </Text>
  );
}

/** An announcement with what its reader should do. */
export function AnnouncementItem({ announcement, onRead }: Props) {
  const { title, text, pinned, read, confirm_by, confirmed_at } = announcement;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { day } = useShortDays();
  const { save, problem } = useSave({
    send: () => (confirm_by ? confirmAnnouncement(announcement) : readAnnouncement(announcement)),
    saved: null,
    refresh: refreshAnnouncements,
    refreshAfterFailure: true,
    onSaved: () => {
      // The button goes, so the focus would be lost.
      heading.current?.focus();
      onRead();
    },
  });
  const action = confirm_by ? t('I have read and confirm') : t('Mark as read');
  return (
    <Stack component="article" gap={8} aria-labelledby={id}>
      <Group gap="4px 8px">
        <Title
          order={3}
          size="h4"
          id={id}
          ref={heading}
          tabIndex={-1}
          dir="auto"
          style={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Title>
        {pinned && <StateBadge tone="quiet">{t('Pinned')}</StateBadge>}
      </Group>
      <FoldedText title={title} text={text} />
      <ErrorArea message={problem} />
      {read ? (
        <ReadState confirmed_at={confirmed_at} />
      ) : (
        <Group gap="8px 12px" data-print="hide">
          <Button
            size="xs"
            variant={confirm_by ? 'filled' : 'default'}
            leftSection={<IconCheck size={16} aria-hidden />}
            loading={save.isPending}
            aria-label={`${action}: ${title}`}
            onClick={() => save.mutate()}
          >
            {action}
          </Button>
          {confirm_by && (
            <Text size="sm" c="dimmed">
              {t('Please confirm by {day}.', { day: day(confirm_by) })}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}
