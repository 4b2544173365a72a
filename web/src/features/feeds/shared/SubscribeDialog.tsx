import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { feedsQuery } from '../api.ts';
import { FeedSection } from '../FeedSection.tsx';

const KINDS: readonly FeedKind[] = ['own', 'area'];

export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(feedsQuery);
  const { moments } = useMoments();
  // An address that is no longer offered can still be removed.
  const shown = KINDS.filter(
    (kind) => data?.offered.includes(kind) || data?.feeds.some((feed) => feed.kind === kind),
  );
  return (
    <Dialog onClose={onClose} title={t('Subscribe')} size="lg">
      <Stack gap="md" aria-busy={!data && !error}>
        <Text size="sm">
          {t(
            'Add one of these links to Google Calendar, Outlook, Apple Calendar or another calendar app. It updates automatically, usually within a few hours.',
          )}
        </Text>
        <Text size="sm" c="dimmed">
          {t(
            'If an administrator sets your password, or you set it with an emailed code, these links stop working. Create new ones here and add them to your calendar again.',
          )}
        </Text>
        {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
        {!data && !error && <Skeleton height={140} />}
        {data && shown.length === 0 && (
          <Text size="sm" c="dimmed">
            {t(
              'You don’t have an employee record, so there’s no leave to subscribe to. Ask an administrator to create one.',
            )}
          </Text>
        )}
        {shown.map((kind) => {
          const feed = data?.feeds.find((one) => one.kind === kind);
          return (
            <FeedSection
              key={kind}
              kind={kind}
              offered={data?.offered.includes(kind) ?? false}
              created={feed ? moments.minute(feed.created_at) : null}
            />
          );
        })}
      </Stack>
    </Dialog>
  );
}
