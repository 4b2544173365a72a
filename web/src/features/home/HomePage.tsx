import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { type StoredUser, useStoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { Logo } from '#ui/Logo.tsx';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { homeQuery } from './api.ts';
import { longDay } from './day-labels.ts';
import classes from './HomePage.module.css';
import { MyLeaveCard } from './MyLeaveCard.tsx';
import { Particles } from './Particles.tsx';
import { AwayCard, BirthdaysCard } from './PeopleCards.tsx';
import { SidebarHint } from './SidebarHint.tsx';

function TodayCards({ user }: { user: StoredUser }) {
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

/** The welcome page for everyone, with today's cards for signed-in users (spec §2, D1). */
export default function HomePage() {
  const user = useStoredUser();
  const { data: site } = useQuery(siteQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const company = site?.company_name ?? t('the intranet');
  return (
    <div className={classes.page}>
      <section className={classes.hero} data-alone={!user || undefined} aria-label={t('Welcome')}>
        <Particles />
        {user && <SidebarHint onClose={() => heading.current?.focus({ preventScroll: true })} />}
        <div className={classes.welcome}>
          {!user && <Logo size={64} />}
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title} dir="auto">
            {user
              ? t('Welcome, {name}', { name: user.username })
              : t('Welcome to {company}', { company })}
          </Title>
          {user ? (
            <Text c="dimmed">{site && longDay(site.today)}</Text>
          ) : (
            <Button component={Link} to="/login" size="md">
              {tc('link to the sign-in page', 'Sign in')}
            </Button>
          )}
        </div>
      </section>
      {user && <TodayCards user={user} />}
    </div>
  );
}
