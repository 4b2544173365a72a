import { ActionIcon, Burger, Button, Group, Indicator, Text } from '@mantine/core';
import { IconChecklist, IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { approvalsQuery } from '#features/leave/api.ts';
import { Logo } from '#ui/Logo.tsx';
import classes from './Header.module.css';
import { UserMenu } from './UserMenu.tsx';

function ApprovalsLink() {
  const { data: approvals } = useQuery({ ...approvalsQuery, refetchInterval: 60_000 });
  const count = approvals?.length ?? 0;
  if (count === 0) return null;
  const label = `Approvals: ${count} waiting`;
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
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function Header({ user, sidebarOpen, onToggleSidebar }: HeaderProps) {
  const { data: site } = useQuery(siteQuery);
  return (
    <Group h="100%" px="md" justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        {user && (
          <Burger
            opened={sidebarOpen}
            onClick={onToggleSidebar}
            size="sm"
            aria-label={sidebarOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={sidebarOpen}
          />
        )}
        <Link to="/home" className={classes.logo} aria-label="Home">
          <Logo />
          <Text fw={650} truncate>
            {site?.company_name ?? ''}
          </Text>
        </Link>
        <ActionIcon
          component={Link}
          to="/home"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Home"
          className={classes.homeIcon}
        >
          <IconHome size={22} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="sm" wrap="nowrap">
        {user ? (
          <>
            <ApprovalsLink />
            <UserMenu user={user} />
          </>
        ) : (
          <Button component={Link} to="/login" variant="light">
            Acessar
          </Button>
        )}
      </Group>
    </Group>
  );
}
