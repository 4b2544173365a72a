import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { dayFormat } from '@intranet/ui/days/day-format.ts';
import { Logo } from '@intranet/ui/page/Logo.tsx';
import { Motif } from '@intranet/ui/page/Motif.tsx';
import { rich } from '@intranet/ui/text/rich.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { homeQuery } from './api.ts';
import { GreetingFrame } from './GreetingFrame.tsx';
import { Particles } from './Particles.tsx';
import classes from './PublicGreeting.module.css';
import { SidebarHint } from './SidebarHint.tsx';

const dayOfYear = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

interface Props {
  user: StoredUser | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The welcome with its moving background, which stays beside the text (spec §2, §9). */
export function Greeting({ user, heading }: Props) {
  const { data: home, isError } = useQuery({ ...homeQuery, enabled: user !== null });
  const failed = isError && !home;
  if (!user) return <PublicGreeting heading={heading} />;
  return (
    <GreetingFrame
      username={user.username}
      day={failed ? null : home && dayOfYear(home.today)}
      heading={heading}
      hint={<SidebarHint onClose={() => heading.current?.focus({ preventScroll: true })} />}
      actions={
        <>
          {/* Without an employee record nobody can request leave (D12). */}
          {home?.leave !== null && (
            <Button component={Link} to="/vacation">
              {t('Request leave')}
            </Button>
          )}
          <Button component={Link} to="/allhands" variant="default">
            {t('All Hands')}
          </Button>
        </>
      }
    >
      <Particles />
    </GreetingFrame>
  );
}

function PublicGreeting({ heading }: Pick<Props, 'heading'>) {
  return (
    <section className={classes.greeting} aria-label={t('Welcome')}>
      <Motif className={classes.motif} />
      <div className={classes.picture} aria-hidden>
        <Particles />
      </div>
      <Stack align="center" justify="center" px="md" py={32} pos="relative" ta="center">
        <Logo size={72} onBrand />
        <Title
          order={1}
          ref={heading}
          tabIndex={-1}
          fz="clamp(28px, 1.2rem + 2.9vw, 52px)"
          lh={1.2}
          dir="auto"
        >
          {rich('Welcome to {company}', {
            company: <span className={classes.company}>{companyName()}</span>,
          })}
        </Title>
        <Text fz="clamp(16px, 0.9rem + 0.4vw, 20px)">
          {t('Reports, leave and everything about work, in one place.')}
        </Text>
        <Group gap="sm" justify="center">
          <Button component={Link} to="/login" size="md" variant="white">
            {tc('link to the sign-in page', 'Sign in')}
          </Button>
          <Button component={Link} to="/allhands" size="md" variant="outline" color="white">
            {t('All Hands')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
