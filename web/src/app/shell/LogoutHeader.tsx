import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQuery } from '#core/site.ts';
import { Logo } from '#ui/Logo.tsx';
import classes from './Header.module.css';

/** The header during a forced password change, when no other page can be opened. */
export function LogoutHeader() {
  const { data: site } = useQuery(siteQuery);
  return (
    <Group component="header" h={60} px="md" justify="space-between" wrap="nowrap">
      <div className={classes.logo}>
        <Logo />
        <Text fw={650} truncate>
          {site?.company_name ?? ''}
        </Text>
      </div>
      {/* A preload would sign out. */}
      <Button component={Link} to="/logout" preload={false} variant="light">
        Logout
      </Button>
    </Group>
  );
}
