import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { dayFormat } from '#ui/day-format.ts';
import { Logo } from '#ui/Logo.tsx';
import classes from './Greeting.module.css';
import { Particles } from './Particles.tsx';

const dayOfYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

interface Props {
  user: StoredUser | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The welcome with its moving background, which stays beside the text (spec §2, §9). */
export function Greeting({ user, heading }: Props) {
  const { data: site } = useQuery({ ...siteQuery, enabled: user !== null });
  return (
    <section className={classes.greeting} data-alone={!user || undefined} aria-label={t('Welcome')}>
      <div className={classes.text}>
        {!user && <Logo size={64} />}
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title} dir="auto">
          {user
            ? t('Welcome, {name}', { name: user.username })
            : t('Welcome to {company}', { company: companyName() })}
        </Title>
        {user ? (
          <Text c="dimmed" className={classes.day}>
            {site && dayOfYear(site.today)}
          </Text>
        ) : (
          <Group gap="sm" justify="center">
            <Button component={Link} to="/login" size="md">
              {tc('link to the sign-in page', 'Sign in')}
            </Button>
            <Button component={Link} to="/allhands" size="md" variant="default">
              {t('All Hands')}
            </Button>
          </Group>
        )}
      </div>
      <div className={classes.picture}>
        <Particles />
      </div>
    </section>
  );
}
