import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { siteQuery } from '#core/site.ts';
import { Logo } from '#ui/Logo.tsx';
import { DeckHeader } from './DeckHeader.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import classes from './Header.module.css';

/** The header during a forced password change, when no other page can be opened. */
function LogoutHeader() {
  const { data: site } = useQuery(siteQuery);
  return (
    <Group component="header" h={60} px="md" justify="space-between" wrap="nowrap">
      <div className={classes.logo}>
        <Logo />
        <Text fw={600} truncate>
          {site?.company_name ?? ''}
        </Text>
      </div>
      {/* A preload would sign out. */}
      <Button component={Link} to="/logout" preload={false} variant="light">
        {t('Logout')}
      </Button>
    </Group>
  );
}

function Header({ path }: { path: string }) {
  const presenter = useRouterState({
    select: ({ location }) => Boolean((location.search as { presenter?: string }).presenter),
  });
  if (path !== '/allhands') return path === '/force-change-password' ? <LogoutHeader /> : null;
  return presenter ? null : <DeckHeader />;
}

/** A page without the shell; only the deck and the forced password change have a header (spec §2). */
export function BareLayout() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  return (
    <>
      <Header path={path} />
      {path !== '/allhands' && <DemoBanner />}
      <main>
        <Outlet />
      </main>
    </>
  );
}
