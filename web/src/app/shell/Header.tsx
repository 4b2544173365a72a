import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Burger, Button, Group, Indicator, Text } from '@mantine/core';
import { IconChecklist, IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { Logo } from '#ui/Logo.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import classes from './Header.module.css';
import { useApprovalsCount } from './main-pages.ts';
import { UserMenu } from './UserMenu.tsx';

function ApprovalsLink() {
  const { count } = useApprovalsCount();
  if (count === 0) return null;
  const label = t('Approvals: {count} waiting', { count });
  return (
    <Indicator label={count} size={18} color="red.8" offset={4}>
      <ActionIcon
        component={Link}
        to="/approvals"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        title={label}
      >
        <IconChecklist size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}

interface HeaderProps {
  user: StoredUser | null;
  /** True at 768 px or less: a home icon replaces logo and search (spec §9). */
  narrow: boolean;
  sidebar: { id: string; open: boolean; toggle: () => void; button: Ref<HTMLButtonElement> };
}

export function Header({ user, narrow, sidebar }: HeaderProps) {
  const { data: site } = useQuery(siteQuery);
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" className={classes.start}>
        {user && (
          <Burger
            ref={sidebar.button}
            opened={sidebar.open}
            onClick={sidebar.toggle}
            size="sm"
            aria-label={sidebar.open ? t('Close menu') : t('Open menu')}
            aria-expanded={sidebar.open}
            aria-controls={sidebar.id}
          />
        )}
        {narrow ? (
          <ActionIcon
            component={Link}
            to="/home"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('Home')}
          >
            <IconHome size={22} aria-hidden />
          </ActionIcon>
        ) : (
          <Link to="/home" className={classes.logo} aria-label={t('Home')}>
            <Logo />
            <Text fw={600} truncate>
              {site?.company_name ?? ''}
            </Text>
          </Link>
        )}
      </Group>
      {user && !narrow && <SearchBox user={user} />}
      <Group gap="sm" wrap="nowrap" className={classes.end}>
        {user ? (
          <>
            <ApprovalsLink />
            <UserMenu user={user} />
          </>
        ) : (
          <Button component={Link} to="/login" variant="light">
            {tc('link to the sign-in page', 'Sign in')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
