import { t } from '@intranet/contract/core/i18n/t.ts';
import { MAX_NEWS_DAYS, type News } from '@intranet/contract/home/group-endpoints.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { PageLink } from '@intranet/ui/page/PageLink.tsx';
import { useShortList } from '@intranet/ui/tables/use-short-list.tsx';
import { Anchor, Group, Stack } from '@mantine/core';
import { IconBell, IconFilePlus, IconPresentation, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';
import { newsQuery } from './api.ts';
import { TodayCard } from './shared/TodayCard.tsx';
import { useLastVisit } from './use-last-visit.ts';

const SHOWN = 5;
const DAY_MS = 86_400_000;
const ICONS = {
  notification: IconBell,
  deck: IconPresentation,
  item: IconFilePlus,
  person: IconUserPlus,
};

function NewsLink({ title, path }: News) {
  if (!path.startsWith('/')) {
    return (
      <Anchor href={path} target="_blank" rel="noopener noreferrer" size="sm" dir="auto">
        {title}
      </Anchor>
    );
  }
  const [to, query = ''] = path.split('?');
  return (
    <Anchor
      component={PageLink}
      to={to ?? '/home'}
      search={Object.fromEntries(new URLSearchParams(query))}
      size="sm"
      dir="auto"
    >
      {title}
    </Anchor>
  );
}

function NewsList({ news }: { news: News[] }) {
  const [listed, toggle] = useShortList(news, SHOWN);
  return (
    <div>
      <Stack component="ul" gap={8}>
        {listed.map((one) => {
          const Icon = ICONS[one.kind];
          return (
            <Group
              key={`${one.title} ${one.path}`}
              component="li"
              gap={8}
              wrap="nowrap"
              align="flex-start"
            >
              <Icon size={18} color="var(--mantine-color-dimmed)" aria-hidden />
              <NewsLink {...one} />
            </Group>
          );
        })}
      </Stack>
      {toggle}
    </div>
  );
}

function NewsSince({ since }: { since: string }) {
  const { data: news, error, refetch } = useQuery(newsQuery(since));
  const { moments } = useMoments();
  const reach = new Date(Date.now() - MAX_NEWS_DAYS * DAY_MS).toISOString();
  if (!news && !error) return null;
  if (news?.length === 0) return null;
  return (
    <TodayCard
      title={t('Since your last visit')}
      note={moments.minute(since < reach ? reach : since)}
      print="hide"
    >
      {news ? (
        <NewsList news={news} />
      ) : (
        <CardFailure
          title={t('Couldn’t load the news')}
          error={error as Error}
          retry={() => void refetch()}
        />
      )}
    </TodayCard>
  );
}

/** What has changed since the user last saw home; nothing on a first visit or without news. */
export function NewsCard({ user }: { user: StoredUser }) {
  const since = useLastVisit(user);
  return since && <NewsSince since={since} />;
}
