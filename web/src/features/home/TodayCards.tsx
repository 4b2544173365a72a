import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { homeQuery } from './api.ts';
import { MyLeaveCard } from './MyLeaveCard.tsx';
import { AwayCard, BirthdaysCard } from './PeopleCards.tsx';
import classes from './TodayCards.module.css';

export function TodayCards({ user }: { user: StoredUser }) {
  const { data: home, error, refetch } = useQuery(homeQuery);
  if (!home && !error) {
    return (
      <div className={classes.cards} aria-busy="true">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} height={190} radius="md" />
        ))}
      </div>
    );
  }
  return (
    <div className={classes.cards}>
      {home && <MyLeaveCard home={home} user={user} />}
      {home?.leave && <AwayCard {...home.leave} week={home.week} user={user} />}
      {!home && error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      <ApprovalsCard />
      {home && <BirthdaysCard birthdays={home.birthdays} today={home.today} user={user} />}
    </div>
  );
}
