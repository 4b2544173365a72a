import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useStoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { Logo } from '#ui/Logo.tsx';
import { longDay } from './day-labels.ts';
import classes from './HomePage.module.css';
import { Particles } from './Particles.tsx';
import { SidebarHint } from './SidebarHint.tsx';
import { TodayCards } from './TodayCards.tsx';

/** The welcome page for everyone, with today's cards for signed-in users (spec §2, D1). */
export default function HomePage() {
  const user = useStoredUser();
  const { data: site } = useQuery(siteQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const company = site?.company_name ?? 'the intranet';
  return (
    <div className={classes.page}>
      <section className={classes.hero} data-alone={!user || undefined} aria-label="Welcome">
        <Particles />
        {user && <SidebarHint onClose={() => heading.current?.focus({ preventScroll: true })} />}
        <div className={classes.welcome}>
          {!user && <Logo size={64} />}
          <Title order={1} ref={heading} tabIndex={-1} className={classes.title} dir="auto">
            Welcome{user ? `, ${user.username}` : ` to ${company}`}
          </Title>
          {user ? (
            <Text c="dimmed">{site && longDay(site.today)}</Text>
          ) : (
            <Button component={Link} to="/login" size="md">
              Acessar
            </Button>
          )}
        </div>
      </section>
      {user && <TodayCards user={user} />}
    </div>
  );
}
