import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button } from '@mantine/core';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useStoredUser } from '#core/session.ts';
import classes from './BareLayout.module.css';
import { DeckHeader } from './DeckHeader.tsx';
import { DemoNotice } from './DemoNotice.tsx';

/** The header during a forced password change, when no other page can be opened. */
function LogoutHeader() {
  if (!useStoredUser()) return null;
  return (
    <header>
      {/* A preload would sign out. */}
      <Button component={Link} to="/logout" preload={false} variant="subtle" color="gray">
        {t('Logout')}
      </Button>
    </header>
  );
}

/** A page without the shell; only the deck and the forced password change have a header (spec §2). */
export function BareLayout() {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const presenter = useRouterState({
    select: ({ location }) => Boolean((location.search as { presenter?: string }).presenter),
  });
  const onDeck = path === '/allhands';
  return (
    <>
      {onDeck ? (
        !presenter && <DeckHeader />
      ) : (
        <div className={classes.top} data-print="hide">
          {path !== '/linkpreview' && <DemoNotice user={null} />}
          {path === '/force-change-password' && <LogoutHeader />}
        </div>
      )}
      <main>
        <Outlet />
      </main>
    </>
  );
}
