import { t } from '@intranet/contract/core/i18n/t.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { announcementsQuery } from '#features/announcements/api.ts';
import { approvalsQuery } from '#features/leave/api.ts';
import { FavouritesCard, RecentLinks } from '#features/links/shared/RecentLinks.tsx';
import { toRotateQuery } from '#features/vault/api.ts';
import { AnnouncementsCard } from './AnnouncementsCard.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { groupQuery, homeQuery, setupQuery } from './api.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { Greeting } from './Greeting.tsx';
import { GroupCard } from './GroupCard.tsx';
import classes from './HomePage.module.css';
import { MyLeaveCard } from './MyLeaveCard.tsx';
import { NewsCard } from './NewsCard.tsx';
import { RotationCard } from './RotationCard.tsx';
import { SetupCard } from './SetupCard.tsx';
import { TodayCard } from './shared/TodayCard.tsx';
import { WeekCard } from './WeekCard.tsx';

/** True once an approver's requests and the day are known, because their cards move the others. */
function useSettled(homeSettled: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const { data: me, isLoading: asking } = useQuery(currentUserQuery);
  const { isLoading } = useInfiniteQuery({
    ...approvalsQuery,
    enabled: me?.can_approve === true,
  });
  const { isLoading: undated } = useQuery(siteQuery);
  const now = homeSettled && !asking && !isLoading && !undated;
  if (now && !settled) setSettled(true);
  return settled || now;
}

/** Announcements first. On a wide window, the map fills what the requests leave of the first column. */
function TodayCards({ user }: { user: StoredUser }) {
  const { data: home, error, refetch } = useQuery(homeQuery);
  const { data: me } = useQuery(currentUserQuery);
  const { data: setup, isLoading: askingSetup } = useQuery({
    ...setupQuery,
    enabled: user.role === 'admin',
  });
  const { isLoading: askingNews } = useQuery(announcementsQuery);
  const { isLoading: askingVault } = useQuery({
    ...toRotateQuery,
    enabled: mayOpen('/pipepass', user),
  });
  const { isLoading: askingGroup } = useQuery(groupQuery);
  const asking = askingGroup || askingSetup || askingNews || askingVault;
  const settled = useSettled(Boolean(home ?? error) && !asking);
  const wide = !useBelow('md');
  if (!settled) return <CardsSkeleton approves={me?.can_approve === true} />;
  const failed = (title: string, message: string) =>
    !home &&
    error && (
      <TodayCard title={title}>
        <CardFailure title={message} error={error} retry={() => void refetch()} />
      </TodayCard>
    );
  const setsUp = setup?.steps.some(({ done }) => !done) === true;
  const group = home && <GroupCard home={home} user={user} />;
  const myLeave = (
    <>
      {home && <MyLeaveCard home={home} user={user} />}
      {failed(t('My leave'), t('Couldn’t load your leave'))}
    </>
  );
  const approves = me?.can_approve !== false;
  return (
    <>
      <AnnouncementsCard />
      <div className={classes.cards}>
        <Stack gap={16} miw={0} data-column>
          {setsUp && <SetupCard setup={setup} />}
          <ApprovalsCard />
          <RotationCard user={user} />
          {!approves && myLeave}
          <NewsCard user={user} />
          {wide && group}
        </Stack>
        <Stack gap={16} miw={0}>
          {approves && myLeave}
          {home && <WeekCard home={home} user={user} />}
          {failed(t('Away and birthdays'), t('Couldn’t load who’s away'))}
        </Stack>
      </div>
      <div className={classes.reports}>
        <FavouritesCard user={user} />
        <TodayCard title={t('Recently opened')} print="hide">
          <RecentLinks user={user} />
        </TodayCard>
      </div>
      {!wide && group}
    </>
  );
}

/** The welcome page for everyone, with today's cards for signed-in users (spec §2, D1). */
export default function HomePage() {
  const user = useStoredUser();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.page} data-print="plain" data-width={user ? undefined : 'full'}>
      <Greeting user={user} heading={heading} />
      {user && <TodayCards user={user} />}
    </div>
  );
}
