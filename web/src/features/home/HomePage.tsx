import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPresentation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { approvalsQuery } from '#features/leave/api.ts';
import { RecentLinks } from '#features/links/shared/RecentLinks.tsx';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { homeQuery } from './api.ts';
import { Greeting } from './Greeting.tsx';
import classes from './HomePage.module.css';
import { MyLeaveCard } from './MyLeaveCard.tsx';
import { AwayCard, BirthdaysCard } from './PeopleCards.tsx';
import { SidebarHint } from './SidebarHint.tsx';
import { TodayCard } from './TodayCard.tsx';

/** The same value as in HomePage.module.css. */
const TWO_COLUMNS = '(min-width: 1100px)';

function DeckCard() {
  return (
    <TodayCard title={t('All Hands')}>
      <Text size="sm" c="dimmed">
        {t('The deck of the latest quarter.')}
      </Text>
      <Button
        component={Link}
        to="/allhands"
        variant="default"
        className={classes.deck}
        leftSection={<IconPresentation size={18} aria-hidden />}
      >
        {t('Open the deck')}
      </Button>
    </TodayCard>
  );
}

/** True once an approver's requests are known as well, because their number moves other cards. */
function useSettled(homeSettled: boolean): boolean {
  const [settled, setSettled] = useState(false);
  const { data: me, isLoading: asking } = useQuery(currentUserQuery);
  const { isLoading } = useQuery({ ...approvalsQuery, enabled: me?.can_approve === true });
  const now = homeSettled && !asking && !isLoading;
  if (now && !settled) setSettled(true);
  return settled || now;
}

function CardsSkeleton() {
  return (
    <div className={classes.cards} aria-busy="true" data-waiting>
      <Skeleton height={260} radius="md" />
      <Skeleton height={260} radius="md" />
    </div>
  );
}

/** Approvals first; on a wide window, people stand in a second column. */
function TodayCards({ user }: { user: StoredUser }) {
  const { data: home, error, refetch } = useQuery(homeQuery);
  const { data: me } = useQuery(currentUserQuery);
  const settled = useSettled(Boolean(home ?? error));
  const wide = useMediaQuery(TWO_COLUMNS, undefined, { getInitialValueInEffect: false });
  if (!settled) return <CardsSkeleton />;
  const deck = <DeckCard />;
  // Without approvals, the first column has room for it.
  const deckFirst = wide && me?.can_approve !== true;
  const recent = (
    <TodayCard title={t('Recently opened')}>
      <RecentLinks user={user} />
    </TodayCard>
  );
  return (
    <div className={classes.cards}>
      <div className={classes.column}>
        <ApprovalsCard />
        {home && <MyLeaveCard home={home} user={user} />}
        {!home && error && (
          <TodayCard title={t('Today')}>
            <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
          </TodayCard>
        )}
        {wide && recent}
        {deckFirst && deck}
      </div>
      <div className={classes.column}>
        {home && (home.leave || home.away.length > 0) && <AwayCard {...home} user={user} />}
        {home && <BirthdaysCard birthdays={home.birthdays} today={home.today} user={user} />}
        {!wide && recent}
        {!deckFirst && deck}
      </div>
    </div>
  );
}

/** The welcome page for everyone, with today's cards for signed-in users (spec §2, D1). */
export default function HomePage() {
  const user = useStoredUser();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.page} data-width={user ? undefined : 'full'}>
      {user && <SidebarHint onClose={() => heading.current?.focus({ preventScroll: true })} />}
      <Greeting user={user} heading={heading} />
      {user && <TodayCards user={user} />}
    </div>
  );
}
